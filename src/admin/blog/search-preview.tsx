import { useQuery } from '@tanstack/react-query'
import { type Control, useWatch } from 'react-hook-form'
import { BrandMark } from '../shell/brand.tsx'
import { useApi } from '../staff.ts'
import type { PostValues } from './post-values.ts'
import { siteNameQuery } from './queries.ts'

/** How many characters of a title and of a description search engines show. */
export const MAX_TITLE = 60
export const MAX_DESCRIPTION = 160

/** The post as a line of search results, made of what the public page tells search engines. */
export function SearchPreview({ control }: { control: Control<PostValues> }) {
  const { data: siteName } = useQuery(siteNameQuery(useApi()))
  const [title, metaTitle, excerpt, metaDescription, slug] = useWatch({
    control,
    name: ['title', 'metaTitle', 'excerpt', 'metaDescription', 'slug'],
  })
  const host = window.location.host
  return (
    <figure className="found">
      <figcaption>Так это выглядит в поиске</figcaption>
      <div className="found__card">
        <div className="found__site">
          <BrandMark />
          <p>
            <b>{siteName ?? host}</b>
            <br />
            {`${host} › blog › ${slug}`}
          </p>
        </div>
        <p className="found__title">{cut(metaTitle || title || 'Заголовок статьи', MAX_TITLE)}</p>
        <p>{cut(metaDescription || excerpt || 'Поиск сам выберет отрывок из статьи.', MAX_DESCRIPTION)}</p>
      </div>
    </figure>
  )
}

/** Cut where search engines cut: between words. */
function cut(text: string, max: number): string {
  const whole = text.trim()
  if (whole.length <= max) return whole
  const head = whole.slice(0, max)
  return `${head.slice(0, Math.max(head.lastIndexOf(' '), max / 2)).trimEnd()}…`
}
