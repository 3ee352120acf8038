import type { ControlProps } from '../../kit/fields/field.ts'
import { errorOf } from '../../kit/form/error-of.ts'
import { TextArea } from '../../kit/form/fields.tsx'
import { toList } from '../../kit/form/list-text.ts'
import { FileButton } from '../../kit/form/upload/file-button.tsx'
import { UploadErrors } from '../../kit/form/upload/upload-errors.tsx'
import { UploadProgress } from '../../kit/form/upload/upload-progress.tsx'
import { useUpload } from '../../kit/form/upload/use-upload.ts'
import { ChoosePicture } from '../../parts/library/choose-picture.tsx'
import { ShownPicture } from '../../shell/shown-picture.tsx'

/** Field for comma-separated picture addresses, with thumbnails and upload. */
export function ImagesField({ name, label, form }: ControlProps) {
  const { register, watch, getValues, setValue } = form
  const add = (url: string) =>
    setValue(name, [...toList(getValues(name), ','), url].join(', '), { shouldDirty: true })
  const { send, sending, errors, cancel } = useUpload(add)
  const shown = [...new Set(toList(watch(name), ','))]
  return (
    <div className="project-images">
      <TextArea
        label={label}
        rows={3}
        hint="Лучше всего три снимка: яма, корпус, крышка. URL через запятую, в том порядке, в каком показывать; снимки стоят перед чертежами"
        spellCheck={false}
        field={register(name)}
        error={errorOf(form, name)}
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
            of={label}
            multiple
            isBusy={false}
            onFiles={(files) => void send(files)}
          />
          <ChoosePicture of={label} onChoose={add} />
        </div>
      )}
      <UploadErrors errors={errors} />
    </div>
  )
}
