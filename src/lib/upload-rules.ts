/** Most pictures of a product (admin.md, section 9). */
export const MAX_PRODUCT_IMAGES = 5

/** 5 MB per file (admin.md, section 9). */
export const MAX_UPLOAD_BYTES = 5 * 1024 * 1024

/** Message for a file over the limit (admin.md, section 5); null when its name is unknown. */
export function tooLargeFile(name: string | null): string {
  return `Файл ${name === null ? '' : `${name} `}превышает максимальный размер (5MB)`
}

/** Message for a file that is not an image (admin.md, section 5). */
export function notImageFile(name: string): string {
  return `Файл ${name} не является изображением`
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
  if (!type.startsWith('image/')) return notImageFile(name)
  return size > MAX_UPLOAD_BYTES ? tooLargeFile(name) : null
}
