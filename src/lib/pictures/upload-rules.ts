/** Most pictures of a product (admin.md, section 9). */
export const MAX_PRODUCT_IMAGES = 5

/** 5 MB per file (admin.md, section 9). */
export const MAX_UPLOAD_BYTES = 5 * 1024 * 1024

/** Why a file is not uploaded, and what to do about it; null when another file or another try is all that helps. */
export interface UploadProblem {
  message: string
  advice: string | null
}

/** Message for a file over the limit (admin.md, section 5); null when its name is unknown. */
export function tooLargeFile(name: string | null): string {
  return `Файл ${name === null ? '' : `${name} `}превышает максимальный размер (5MB)`
}

/** Message for a file that is not an image (admin.md, section 5). */
export function notImageFile(name: string): string {
  return `Файл ${name} не является изображением`
}

const adviseOnTooLarge = (name: string) =>
  /\.gif$/i.test(name)
    ? 'GIF больше 5 МБ мы не уменьшаем: он перестал бы двигаться. Сожмите его или возьмите фото.'
    : 'Фото больше 5 МБ уменьшаются сами, но этот файл браузер прочесть не смог. Возможно, он обрезан или повреждён: откройте его и сохраните как JPEG.'

/**
 * Why a chosen file is not uploaded, and what to do: what `kind` says of it (`describeFile`), else what helps a picture that is too
 * large. Null when it may be; the server also checks its content.
 */
export function validateFile(
  { name, type, size }: { name: string; type: string; size: number },
  kind: string | null,
): UploadProblem | null {
  // Windows names no type of HEIC; the server says what it is.
  if (!type.startsWith('image/') && !/\.hei[cf]$/i.test(name))
    return { message: notImageFile(name), advice: kind }
  return size > MAX_UPLOAD_BYTES
    ? { message: tooLargeFile(name), advice: kind ?? adviseOnTooLarge(name) }
    : null
}

/** What to do about files that were not uploaded: the advice of each once, in their order. */
export function adviseOnUploads(problems: readonly UploadProblem[]): string {
  const advice = new Set(problems.map((problem) => problem.advice).filter((one) => one !== null))
  return [...advice].join(' ') || 'Выберите другой файл или попробуйте этот ещё раз.'
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
