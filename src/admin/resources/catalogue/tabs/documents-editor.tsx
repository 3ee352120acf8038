import { useController, useFormContext } from 'react-hook-form'
import { FieldError } from '../../../../ui/field/field.tsx'
import { Input } from '../../../../ui/field/input.tsx'
import { IconButton, IconLink } from '../../../../ui/icon-button.tsx'
import { FileButton } from '../../../kit/form/upload/file-button.tsx'
import { UploadErrors } from '../../../kit/form/upload/upload-errors.tsx'
import { UploadProgress } from '../../../kit/form/upload/upload-progress.tsx'
import { useUpload } from '../../../kit/form/upload/use-upload.ts'
import { titleOfFile } from '../values/document-rows.ts'
import type { ProductValues } from '../values/product-values.ts'
import { nextId } from '../values/spec-rows.ts'
import { PartHead } from './part-head.tsx'
import './documents-editor.css'

/** Documents of the product: uploaded PDFs with their titles. */
export function DocumentsEditor() {
  const { control, formState, getValues } = useFormContext<ProductValues>()
  const { field } = useController({ control, name: 'documents' })
  const rows = field.value
  const { errors } = formState
  const {
    send,
    sending,
    errors: refused,
    cancel,
  } = useUpload((url, name) => {
    const present = getValues('documents')
    field.onChange([...present, { id: nextId(present), title: titleOfFile(name), url }])
  }, 'document')
  return (
    <section aria-label="Документы" className="picked">
      <PartHead
        title="Документы"
        lead="Паспорт, схема, сертификат: покупатель скачает их со страницы товара."
      />
      {rows.map((row, index) => {
        const error = errors.documents?.[index]?.title?.message
        const errorId = `document-${row.id}-error`
        return (
          <div key={row.id} className="document-row">
            <Input
              aria-label={`Название документа ${index + 1}`}
              aria-invalid={error ? true : undefined}
              aria-describedby={error ? errorId : undefined}
              value={row.title}
              onChange={({ target }) =>
                field.onChange(rows.map((one, at) => (at === index ? { ...one, title: target.value } : one)))
              }
            />
            <IconLink
              icon="external"
              href={row.url}
              target="_blank"
              rel="noopener"
              title="Открыть"
              aria-label={`Открыть: ${row.title}`}
            />
            <IconButton
              icon="trash"
              title="Убрать"
              aria-label={`Убрать документ: ${row.title}`}
              onClick={() => field.onChange(rows.toSpliced(index, 1))}
            />
            {error && <FieldError id={errorId}>{error}</FieldError>}
          </div>
        )
      })}
      {sending ? (
        <UploadProgress sending={sending} onCancel={cancel} />
      ) : (
        <div>
          <FileButton
            label="Загрузить PDF"
            of="документы товара, до 20 МБ"
            accept="application/pdf"
            multiple
            isRare
            isBusy={false}
            onFiles={(files) => void send(files)}
          />
        </div>
      )}
      <UploadErrors errors={refused} />
      {errors.documents?.message && <FieldError>{errors.documents.message}</FieldError>}
    </section>
  )
}
