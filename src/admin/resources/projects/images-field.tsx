import type { UseFormReturn } from 'react-hook-form'
import { TextArea } from '../../kit/form/fields.tsx'
import { toList } from '../../kit/form/list-text.ts'
import { FileButton } from '../../kit/form/upload/file-button.tsx'
import { UploadErrors } from '../../kit/form/upload/upload-errors.tsx'
import { UploadProgress } from '../../kit/form/upload/upload-progress.tsx'
import { useUpload } from '../../kit/form/upload/use-upload.ts'
import { ChoosePicture } from '../../parts/library/choose-picture.tsx'
import { ShownPicture } from '../../shell/shown-picture.tsx'
import { LABELS } from './labels.ts'
import type { ProjectValues } from './project-values.ts'

/** Field for comma-separated picture addresses, with thumbnails and upload. */
export function ImagesField({ form }: { form: UseFormReturn<ProjectValues> }) {
  const { register, watch, getValues, setValue, formState } = form
  const add = (url: string) =>
    setValue('images', [...toList(getValues('images'), ','), url].join(', '), { shouldDirty: true })
  const { send, sending, errors, cancel } = useUpload(add)
  const shown = [...new Set(toList(watch('images'), ','))]
  return (
    <div className="project-images">
      <TextArea
        label={LABELS.images}
        rows={3}
        hint="Лучше всего три снимка: яма, корпус, крышка. URL через запятую, в том порядке, в каком показывать; снимки стоят перед чертежами"
        spellCheck={false}
        field={register('images')}
        error={formState.errors.images?.message}
      />
      {shown.length > 0 && (
        <ul className="project-images__list">
          {shown.map((src, index) => (
            <li key={src}>
              <ShownPicture src={src} alt={`Дополнительное изображение ${index + 1}`} />
            </li>
          ))}
        </ul>
      )}
      {sending ? (
        <UploadProgress sending={sending} onCancel={cancel} />
      ) : (
        <div className="row">
          <FileButton
            label="Загрузить ещё"
            of={LABELS.images}
            multiple
            isBusy={false}
            onFiles={(files) => void send(files)}
          />
          <ChoosePicture of={LABELS.images} onChoose={add} />
        </div>
      )}
      <UploadErrors errors={errors} />
    </div>
  )
}
