import { useState } from 'react'
import { importRedirects } from '../../../api/staff-upload.ts'
import type { RedirectImport } from '../../../contract/content/redirects.ts'
import { staffEndpoints } from '../../../contract/endpoints.staff.ts'
import { MAX_REDIRECTS_BYTES, tooLargeRedirects } from '../../../domain/site/redirect-files.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { FileButton } from '../../kit/form/upload/file-button.tsx'
import { type Prepared, refuse } from '../../kit/form/upload/prepare-picture.ts'
import { UploadErrors } from '../../kit/form/upload/upload-errors.tsx'
import { useUploads } from '../../kit/form/upload/use-uploads.ts'
import { Allowed } from '../../session/allowed.tsx'
import { ImportDialog } from './import-dialog.tsx'

/** Redirects as a file, and from a file, which is looked at before anything is written. */
export function FileButtons() {
  const [checked, setChecked] = useState<{ file: File; found: RedirectImport } | null>(null)
  const { send, sending, errors } = useUploads<RedirectImport>({
    prepare,
    upload: (file, options) => importRedirects(file, false, options),
    onUploaded: (found, file) => setChecked({ file, found }),
    what: 'файла',
  })
  return (
    <>
      <div className="redirects-files">
        <Allowed right="export">
          <LinkButton
            href={`/api${staffEndpoints.redirects.file.path}?format=csv`}
            icon="download"
            download
            data-stay
          >
            Выгрузить
          </LinkButton>
        </Allowed>
        <FileButton
          label="Загрузить"
          of="таблица переадресаций"
          accept=".csv,.tsv,.txt,.xlsx"
          isBusy={sending !== null}
          onFiles={(files) => void send(files.slice(0, 1))}
        />
      </div>
      {errors.length > 0 && (
        <div className="redirects-errors">
          <UploadErrors errors={errors} />
        </div>
      )}
      {checked && <ImportDialog {...checked} onClose={() => setChecked(null)} />}
    </>
  )
}

const prepare = async (file: File): Promise<Prepared> =>
  file.size > MAX_REDIRECTS_BYTES ? refuse(tooLargeRedirects(file.name)) : { file, problem: null }
