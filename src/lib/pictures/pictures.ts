/** Widths in pixels in which our pictures are served, from thumbnail to wide screen; others are 404. */
const WIDTHS = [200, 400, 800, 1200, 1600] as const

/** Image formats, smallest first. */
const FORMATS = ['avif', 'webp'] as const

/** JPEG is for link previews: messengers and search engines show no SVG and nothing large. */
/** PNG is for icons of the site. */
export type PictureFormat = (typeof FORMATS)[number] | 'jpeg' | 'png'

/** One size of a picture: `file` is the path of its source below `/assets/`. */
export interface PictureSize {
  file: string
  width: number
  format: PictureFormat
}

/** Sides of the site's icons, in pixels: tab, iOS, and the two of a web manifest. */
const ICON_SIZES = [32, 180, 192, 512] as const
export type IconSize = (typeof ICON_SIZES)[number]

/** Size of link previews (Open Graph), in pixels. */
export const SHARED_SIZE = { width: 1200, height: 630 } as const

/** No name begins with a dot, so that no path leaves its folder. GIF is not converted: it may be animated. */
const NAME = '(?:[\\w-][\\w.-]*/)*[\\w-][\\w.-]*'
const FILE = `(${NAME}\\.(?:jpe?g|png|webp|avif))`
const SHARED = `(${NAME}\\.(?:jpe?g|png|webp|avif|gif|svg))`
const SOURCE = new RegExp(`^/assets/${FILE}$`, 'i')

/** `<source>` attributes for each format; empty for drawings and pictures of other sites. */
export function pictureSources(src: string): { type: string; srcSet: string }[] {
  const [, file] = SOURCE.exec(src) ?? []
  if (file === undefined) return []
  return FORMATS.map((format) => ({
    type: `image/${format}`,
    srcSet: WIDTHS.map((width) => `${pictureAddress({ file, width, format })} ${width}w`).join(', '),
  }))
}

/** Address of one size of a picture. */
export function pictureAddress({ file, width, format }: PictureSize): string {
  return `/pictures/${width}/${file}.${format}`
}

/** Address of a picture of ours for link previews, a JPEG of `SHARED_SIZE`; null for anything else. */
export function sharedPictureAddress(src: string): string | null {
  const [, file] = new RegExp(`^/assets/${SHARED}$`, 'i').exec(src) ?? []
  return file === undefined ? null : pictureAddress({ file, width: SHARED_SIZE.width, format: 'jpeg' })
}

/** Address of a picture of ours as a square icon; null for anything else. */
export function iconAddress(src: string, size: IconSize): string | null {
  const [, file] = SOURCE.exec(src) ?? []
  return file === undefined ? null : `/pictures/icon-${size}/${file}.png`
}

/** Whether a picture of ours is served in sizes. */
export const hasSizes = (src: string): boolean => SOURCE.test(src)

/** Address of one size of a picture of ours as WebP; null for anything else. */
export function sizeAddress(src: string, width: (typeof WIDTHS)[number]): string | null {
  const [, file] = SOURCE.exec(src) ?? []
  return file === undefined ? null : pictureAddress({ file, width, format: 'webp' })
}

/** Present address of a drawing's link preview that was shared as PNG; null for all other addresses. */
export function toPresentAddress(path: string): string | null {
  const present = path.replace(/(\.svg)\.png$/i, '$1.jpeg')
  return present !== path && parsePictureAddress(present) !== null ? present : null
}

/** Parses a picture's address; null for a width, format or name that is not served. */
export function parsePictureAddress(path: string): PictureSize | null {
  // Compiled in the function: only the server calls it, and at module level browsers would compile it too.
  const [, shared] = new RegExp(`^/pictures/${SHARED_SIZE.width}/${SHARED}\\.jpeg$`, 'i').exec(path) ?? []
  if (shared !== undefined) return { file: shared, width: SHARED_SIZE.width, format: 'jpeg' }
  const [, side, icon] = new RegExp(`^/pictures/icon-(\\d+)/${FILE}\\.png$`, 'i').exec(path) ?? []
  const iconSize = ICON_SIZES.find((offered) => String(offered) === side)
  if (icon !== undefined)
    return iconSize === undefined ? null : { file: icon, width: iconSize, format: 'png' }
  const address = new RegExp(`^/pictures/(\\d+)/${FILE}\\.(\\w+)$`, 'i')
  const [, digits, file, extension] = address.exec(path) ?? []
  const width = WIDTHS.find((offered) => String(offered) === digits)
  const format = FORMATS.find((offered) => offered === extension)
  return file === undefined || width === undefined || format === undefined ? null : { file, width, format }
}
