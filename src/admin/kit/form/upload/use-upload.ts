import { uploadDocument, uploadImage } from '../../../../api/staff-upload.ts'
import { validateDocument } from '../../../../lib/pictures/upload-rules.ts'
import { type Prepared, preparePicture, refuse } from './prepare-picture.ts'
import { useUploads } from './use-uploads.ts'

/** How files of each kind are checked and sent, and what they are called when the server does not answer. */
const KINDS = {
  picture: { prepare: preparePicture, upload: uploadImage, what: 'изображения' },
  document: { prepare: prepareDocument, upload: uploadDocument, what: 'документа' },
} as const

/**
 * Uploads pictures by the specified call, or documents into the media library, one after another, and calls `onUploaded` with the
 * address and name of each (`useUploads`).
 */
export function useUpload(
  onUploaded: (url: string, name: string) => void,
  kind: keyof typeof KINDS = 'picture',
) {
  return useUploads<string>({ ...KINDS[kind], onUploaded: (url, { name }) => onUploaded(url, name) })
}

/** Makes a document ready, or says why it is not sent. */
export async function prepareDocument(file: File): Promise<Prepared> {
  const problem = validateDocument(file)
  return problem === null ? { file, problem } : refuse(problem)
}
