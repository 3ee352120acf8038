import { uploadDocument, uploadImage } from '../../../../api/staff-upload.ts'
import { validateDocument } from '../../../../lib/pictures/upload-rules.ts'
import { type Prepared, preparePicture, refuse } from './prepare-picture.ts'
import { useUploads } from './use-uploads.ts'

/** How files of each kind are checked, and what they are called when the server does not answer. */
export const UPLOAD_KINDS = {
  picture: { prepare: preparePicture, what: 'изображения' },
  document: { prepare: prepareDocument, what: 'документа' },
} as const

/** How files of each kind are sent. */
const UPLOADS = { picture: uploadImage, document: uploadDocument } as const

/**
 * Uploads pictures by the specified call, or documents into the media library, one after another, and calls `onUploaded` with the
 * address and name of each (`useUploads`).
 */
export function useUpload(
  onUploaded: (url: string, name: string) => void,
  kind: keyof typeof UPLOAD_KINDS = 'picture',
) {
  return useUploads<string>({
    ...UPLOAD_KINDS[kind],
    upload: UPLOADS[kind],
    onUploaded: (url, { name }) => onUploaded(url, name),
  })
}

/** Makes a document ready, or says why it is not sent. */
export async function prepareDocument(file: File): Promise<Prepared> {
  const problem = validateDocument(file)
  return problem === null ? { file, problem } : refuse(problem)
}
