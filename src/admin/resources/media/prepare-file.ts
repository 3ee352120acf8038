import { describeFile } from '../../../lib/pictures/foreign-kinds.ts'
import { MAX_DOCUMENT_BYTES, notMediaFile, tooLargeDocument } from '../../../lib/pictures/upload-rules.ts'
import { type Prepared, preparePicture, refuse } from '../../kit/form/upload/prepare-picture.ts'

/** What the library takes, for the file picker. */
export const ACCEPT = 'image/jpeg,image/png,image/gif,image/webp,.heic,.heif,application/pdf'

/** Makes a file ready for the library: a picture as everywhere, a document as it is. */
export async function prepareFile(file: File): Promise<Prepared> {
  if (file.type === 'application/pdf') {
    const isTooLarge = file.size > MAX_DOCUMENT_BYTES
    return isTooLarge ? refuse(tooLargeDocument(file.name)) : { file, problem: null }
  }
  const isPicture = file.type.startsWith('image/') || /\.hei[cf]$/i.test(file.name)
  return isPicture ? preparePicture(file) : refuse(notMediaFile(file.name), await describeFile(file))
}
