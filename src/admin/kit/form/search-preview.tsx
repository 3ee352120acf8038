import { useQuery } from '@tanstack/react-query'
import { publicSettingsQuery } from '../../queries.ts'
import { BrandMark } from '../../shell/brand.tsx'
import { useApi } from '../../staff.ts'
import './search-preview.css'

/** Number of characters of title and description that search engines show. */
export const MAX_TITLE = 60
export const MAX_DESCRIPTION = 160

/** Preview of a search result. `path` are the segments of the address. */
export function SearchPreview({ title, description, path }: SearchPreviewProps) {
  const siteName = useQuery(publicSettingsQuery(useApi())).data?.siteName
  const host = window.location.host
  return (
    <figure className="search-preview">
      <figcaption>Так это выглядит в поиске</figcaption>
      <div className="search-preview__card">
        <div className="search-preview__site">
          <BrandMark />
          <p>
            <b>{siteName ?? host}</b>
            <br />
            {[host, ...path].join(' › ')}
          </p>
        </div>
        <p className="search-preview__title">{cut(title, MAX_TITLE)}</p>
        <p>{cut(description, MAX_DESCRIPTION)}</p>
      </div>
    </figure>
  )
}

/** Truncates between words, like search engines. */
function cut(text: string, max: number): string {
  const whole = text.trim()
  if (whole.length <= max) return whole
  const head = whole.slice(0, max)
  return `${head.slice(0, Math.max(head.lastIndexOf(' '), max / 2)).trimEnd()}…`
}

interface SearchPreviewProps {
  title: string
  description: string
  path: readonly string[]
}
