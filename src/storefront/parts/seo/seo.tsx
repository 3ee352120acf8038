import { drawingAddress } from '@septic-shop/station-drawing/drawing-address.ts'
import { TYPICAL_STATION } from '@septic-shop/station-drawing/station/typical-station.ts'
import { SHARED_SIZE, sharedPictureAddress } from '../../../lib/pictures/pictures.ts'
import { useSite } from '../../site.ts'
import { useSettings } from '../../use-settings.ts'

/** Open Graph picture of pages without their own: a typical station. */
export const DEFAULT_IMAGE = drawingAddress(TYPICAL_STATION, 'open-graph')

/** Path of a JPEG of `SHARED_SIZE`; null for what we cannot make one of: messengers show no SVG and nothing large. */
const toShared = (path: string) =>
  sharedPictureAddress(path) ?? (/^\/drawings.+jpeg$/.test(path) ? path : null)

/** Metadata of a page: title, description, canonical address without filters, Open Graph. */
export function Seo({ title, description, path, image = [], noindex = false, type = 'website' }: SeoProps) {
  const { origin } = useSite()
  const { siteName, sharePicture = DEFAULT_IMAGE } = useSettings()
  const shared =
    origin +
    [image, sharePicture, DEFAULT_IMAGE]
      .flat()
      .map((one) => toShared(one.replace(origin, '')))
      .find(Boolean)
  const address = path === undefined ? undefined : new URL(path, origin).href
  return (
    <>
      <title>{title}</title>
      {description && <meta name="description" content={description} />}
      {noindex && <meta name="robots" content="noindex" />}
      {address && <link rel="canonical" href={address.replace(/\?.*/, '')} />}
      <meta property="og:title" content={title} />
      {description && <meta property="og:description" content={description} />}
      {address && <meta property="og:url" content={address} />}
      <meta property="og:type" content={type} />
      <meta property="og:image" content={shared} />
      <meta property="og:image:type" content="image/jpeg" />
      <meta property="og:image:width" content={`${SHARED_SIZE.width}`} />
      <meta property="og:image:height" content={`${SHARED_SIZE.height}`} />
      <meta property="og:locale" content="ru_RU" />
      <meta property="og:site_name" content={siteName} />
    </>
  )
}

type SeoProps = {
  title: string
  description?: string | undefined
  /** The page's path, with the filters that its title names; absent for a 404 page. Query parameters are not part of the canonical address. */
  path?: string
  /** Pictures, the best first: the first that is ours is shared, in `SHARED_SIZE`. */
  image?: string | readonly string[]
  noindex?: boolean
  type?: 'website' | 'article'
}
