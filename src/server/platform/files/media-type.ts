import path from 'node:path'

/** Media type of a stored picture or document by its name. */
export function mediaTypeOf(name: string): string {
  const extension = path.extname(name).slice(1).toLowerCase()
  return extension === 'pdf' ? 'application/pdf' : `image/${extension.replace('jpg', 'jpeg')}`
}
