/** Most pictures of a product (admin.md, section 9). */
export const MAX_PRODUCT_IMAGES = 5

/** 5 MB per file (admin.md, section 9). */
export const MAX_UPLOAD_BYTES = 5 * 1024 * 1024

/** How a message about a file over the limit ends. */
const OVER_LIMIT = 'превышает максимальный размер (5MB)'

/** Message for a file over the limit (admin.md, section 5); null when its name is unknown. */
export function tooLargeFile(name: string | null): string {
  return `Файл ${name === null ? '' : `${name} `}${OVER_LIMIT}`
}

/** What to do about pictures that were not uploaded, by the messages why. */
export function adviseOnUploads(messages: readonly string[]): string {
  const tooLarge = messages.filter((message) => message.endsWith(OVER_LIMIT))
  if (tooLarge.length === 0) return 'Выберите другой файл или попробуйте этот ещё раз.'
  return tooLarge.every((message) => /\.gif /i.test(message))
    ? 'GIF больше 5 МБ мы не уменьшаем: он перестал бы двигаться. Сожмите его или возьмите фото.'
    : 'Фото больше 5 МБ уменьшаются сами, но этот файл браузер прочесть не смог. Откройте его и сохраните как JPEG.'
}

/** Message for a file that is not an image (admin.md, section 5). */
export function notImageFile(name: string): string {
  return `Файл ${name} не является изображением`
}

/** Stands between what a file is not and what it is. */
export const BEFORE_KIND = ', которое можно показать. '

/** What a document is instead of a picture, and a film, and what to do. */
export const IS_PDF = 'Это документ PDF: пришлите снимок страницы (JPEG или PNG).'
export const IS_FILM = 'Это видео: пришлите снимок — кадр из него.'

/** What the browser knows of a file that is no image: the server, which reads it, would say the same. */
function refuseByType(name: string, type: string): string {
  const kind = type === 'application/pdf' ? IS_PDF : type.startsWith('video/') ? IS_FILM : null
  return kind === null ? notImageFile(name) : notImageFile(name) + BEFORE_KIND + kind
}

/** Message why a chosen file is not uploaded; null when it may be. The server also checks its content. */
export function validateFile({
  name,
  type,
  size,
}: {
  name: string
  type: string
  size: number
}): string | null {
  // Windows names no type of HEIC; the server says what it is.
  if (!type.startsWith('image/') && !/\.hei[cf]$/i.test(name)) return refuseByType(name, type)
  return size > MAX_UPLOAD_BYTES ? tooLargeFile(name) : null
}

/** 20 MB for a document (PDF). */
export const MAX_DOCUMENT_BYTES = 20 * 1024 * 1024

/** Message for a document over the limit; null when its name is unknown. */
export const tooLargeDocument = (name: string | null): string =>
  `Файл ${name === null ? '' : `${name} `}больше 20 МБ: сохраните документ с меньшим качеством картинок`

/** Message for what the media library does not take. */
export const notMediaFile = (name: string): string =>
  `Файл ${name} — не картинка и не документ PDF: загрузить можно JPEG, PNG, GIF, WebP и PDF`

/** Message for a file that is no PDF. */
export const notDocumentFile = (name: string): string =>
  `Файл ${name} — не PDF. Сохраните документ как PDF и загрузите снова.`

/** Message why a chosen document is not uploaded; null when it may be. The server also checks its content. */
export function validateDocument({ name, type, size }: { name: string; type: string; size: number }) {
  if (type !== 'application/pdf') return notDocumentFile(name)
  return size > MAX_DOCUMENT_BYTES ? tooLargeDocument(name) : null
}
/** Limits of pictures that are matched to products: of one, of all in one call with the archive around them, bytes; and how many. */
export const MAX_MATCHED_BYTES = 20 * 1024 * 1024
export const MAX_MATCH_BYTES = 100 * 1024 * 1024
export const MAX_MATCHED_FILES = 500

/** Message for pictures over the limit of one call. */
export const TOO_LARGE_MATCH = 'Файлы вместе больше 100 МБ: разделите их на несколько частей'
