/** Widths in pixels in which a picture of ours is offered: from a thumbnail to a wide screen. No other is ever made. */
const WIDTHS = [200, 400, 800, 1200, 1600] as const

/** Formats on offer, the lightest first. */
const FORMATS = ['avif', 'webp'] as const

/** PNG is for drawings that are shared: messengers and search engines show no SVG. */
export type PictureFormat = (typeof FORMATS)[number] | 'png'

/** One size of a picture: `file` is the path of its source below `/assets/`. */
export interface PictureSize {
  file: string
  width: number
  format: PictureFormat
}

/** What messengers and search engines ask for, in pixels. */
export const SHARED_SIZE = { width: 1200, height: 630 } as const

/** Names without a dot in front, so that no path leaves its folder; GIF may move and stays as it is. */
const NAME = '(?:[\\w-][\\w.-]*/)*[\\w-][\\w.-]*'
const FILE = `(${NAME}\\.(?:jpe?g|png|webp|avif))`
const DRAWING = `(${NAME}\\.svg)`
const SOURCE = new RegExp(`^/assets/${FILE}$`, 'i')

/** What a `<source>` needs, one for each format; nothing for drawings and for pictures of other sites. */
export function pictureSources(src: string): { type: string; srcSet: string }[] {
  const [, file] = SOURCE.exec(src) ?? []
  if (file === undefined) return []
  return FORMATS.map((format) => ({
    type: `image/${format}`,
    srcSet: WIDTHS.map((width) => `${pictureAddress({ file, width, format })} ${width}w`).join(', '),
  }))
}

/** Where one size of a picture is served. */
export function pictureAddress({ file, width, format }: PictureSize): string {
  return `/pictures/${width}/${file}.${format}`
}

/** Where a drawing of ours (`/assets/….svg`) is served as a PNG of the shared size; null for anything else. */
export function sharedDrawingAddress(src: string): string | null {
  const [, file] = new RegExp(`^/assets/${DRAWING}$`, 'i').exec(src) ?? []
  return file === undefined ? null : pictureAddress({ file, width: SHARED_SIZE.width, format: 'png' })
}

/** Reads such an address back; null for a width, a format or a name that is not on offer. */
export function parsePictureAddress(path: string): PictureSize | null {
  // Made here: only the server reads addresses, and a browser would have to make it all the same.
  const [, drawing] = new RegExp(`^/pictures/${SHARED_SIZE.width}/${DRAWING}\\.png$`, 'i').exec(path) ?? []
  if (drawing !== undefined) return { file: drawing, width: SHARED_SIZE.width, format: 'png' }
  const address = new RegExp(`^/pictures/(\\d+)/${FILE}\\.(\\w+)$`, 'i')
  const [, digits, file, extension] = address.exec(path) ?? []
  const width = WIDTHS.find((offered) => String(offered) === digits)
  const format = FORMATS.find((offered) => offered === extension)
  return file === undefined || width === undefined || format === undefined ? null : { file, width, format }
}
