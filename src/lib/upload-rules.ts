/** admin.md, section 9: 5 MB for a file. */
export const MAX_UPLOAD_BYTES = 5 * 1024 * 1024

/** Words for a file that is over the limit (admin.md, section 5); its name may not be known. */
export function tooLargeFile(name: string | null): string {
  return `Файл ${name === null ? '' : `${name} `}превышает максимальный размер (5MB)`
}

/** Words for a file that is no picture (admin.md, section 5). */
export function notImageFile(name: string): string {
  return `Файл ${name} не является изображением`
}

/** Why a chosen file is not sent at all; null when it may go, and the server looks inside. */
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
