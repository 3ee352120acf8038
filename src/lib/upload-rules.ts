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

/** How a message about a file that is no image ends. */
const NO_IMAGE = 'не является изображением'

/** What to do about pictures that were not uploaded, by the messages why. */
export function adviseOnUploads(messages: readonly string[]): string {
  const tooLarge = messages.filter((message) => message.endsWith(OVER_LIMIT))
  const isAny = (ending: RegExp) =>
    messages.some((message) => message.endsWith(NO_IMAGE) && ending.test(message))
  const advice = [
    isAny(PDF) && 'Вместо документа PDF загрузите снимок страницы (JPEG или PNG).',
    isAny(FILM) && 'Вместо видео загрузите снимок — кадр из него.',
    tooLarge.length > 0 && adviseOnTooLarge(tooLarge),
  ].filter((one) => one !== false)
  return advice.length > 0 ? advice.join(' ') : 'Выберите другой файл или попробуйте этот ещё раз.'
}

/** Names of files at the end of a message, before its three words. */
const PDF = /\.pdf \S+ \S+ \S+$/i
const FILM = /\.(?:mp4|m4v|mov|avi|mkv|webm|3gp|wmv) \S+ \S+ \S+$/i

const adviseOnTooLarge = (messages: readonly string[]) =>
  messages.every((message) => /\.gif /i.test(message))
    ? 'GIF больше 5 МБ мы не уменьшаем: он перестал бы двигаться. Сожмите его или возьмите фото.'
    : 'Фото больше 5 МБ уменьшаются сами, но этот файл браузер прочесть не смог. Откройте его и сохраните как JPEG.'

/** Message for a file that is not an image (admin.md, section 5). */
export function notImageFile(name: string): string {
  return `Файл ${name} ${NO_IMAGE}`
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
  if (!type.startsWith('image/') && !/\.hei[cf]$/i.test(name)) return notImageFile(name)
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
