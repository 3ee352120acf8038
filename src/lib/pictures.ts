/** Widths in pixels in which our pictures are served, from thumbnail to wide screen; others are 404. */
const WIDTHS = [200, 400, 800, 1200, 1600] as const

/** Image formats, smallest first. */
const FORMATS = ['avif', 'webp'] as const

/** For link previews: PNG of drawings, since messengers and search engines show no SVG, JPEG of photos. */
export type PictureFormat = (typeof FORMATS)[number] | 'png' | 'jpeg'

/** One size of a picture: `file` is the path of its source below `/assets/`. */
export interface PictureSize {
  file: string
  width: number
  format: PictureFormat
}

/** Size of link previews (Open Graph), in pixels. */
export const SHARED_SIZE = { width: 1200, height: 630 } as const

/** No name begins with a dot, so that no path leaves its folder. GIF is not converted: it may be animated. */
const NAME = '(?:[\\w-][\\w.-]*/)*[\\w-][\\w.-]*'
const FILE = `(${NAME}\\.(?:jpe?g|png|webp|avif))`
const DRAWING = `(${NAME}\\.svg)`
const PHOTO = `(${NAME}\\.(?:jpe?g|png|webp|avif|gif))`
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

/** Address of a picture of ours for link previews, of `SHARED_SIZE`: drawings as PNG, photos as JPEG; null for anything else. */
export function sharedPictureAddress(src: string): string | null {
  const [, file, drawing] =
    new RegExp(`^/assets/(${NAME}\\.(?:jpe?g|png|webp|avif|gif|(svg)))$`, 'i').exec(src) ?? []
  return file === undefined
    ? null
    : pictureAddress({ file, width: SHARED_SIZE.width, format: drawing ? 'png' : 'jpeg' })
}

/** Parses a picture's address; null for a width, format or name that is not served. */
export function parsePictureAddress(path: string): PictureSize | null {
  // Compiled in the function: only the server calls it, and at module level browsers would compile it too.
  const [, drawing] = new RegExp(`^/pictures/${SHARED_SIZE.width}/${DRAWING}\\.png$`, 'i').exec(path) ?? []
  if (drawing !== undefined) return { file: drawing, width: SHARED_SIZE.width, format: 'png' }
  const [, photo] = new RegExp(`^/pictures/${SHARED_SIZE.width}/${PHOTO}\\.jpeg$`, 'i').exec(path) ?? []
  if (photo !== undefined) return { file: photo, width: SHARED_SIZE.width, format: 'jpeg' }
  const address = new RegExp(`^/pictures/(\\d+)/${FILE}\\.(\\w+)$`, 'i')
  const [, digits, file, extension] = address.exec(path) ?? []
  const width = WIDTHS.find((offered) => String(offered) === digits)
  const format = FORMATS.find((offered) => offered === extension)
  return file === undefined || width === undefined || format === undefined ? null : { file, width, format }
}
