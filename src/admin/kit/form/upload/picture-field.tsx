import { Button } from '../../../../ui/button.tsx'
import { Field } from '../../../../ui/field/field.tsx'
import { Input } from '../../../../ui/field/input.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { ChoosePicture } from '../../../parts/library/choose-picture.tsx'
import { ShownPicture } from '../../../shell/shown-picture.tsx'
import { FileButton } from './file-button.tsx'
import { UploadErrors } from './upload-errors.tsx'
import { UploadProgress } from './upload-progress.tsx'
import { useUpload } from './use-upload.ts'
import './picture.css'

/**
 * Field for one picture: uploaded, or an address. Controlled, null is none: use it with `useController` of
 * react-hook-form, or `watch` and `setValue(…, { shouldDirty: true })`.
 */
export function PictureField({
  label,
  value,
  onChange,
  onBlur,
  toAddress = asTyped,
  ...fieldProps
}: PictureFieldProps) {
  const { send, sending, errors, cancel } = useUpload(onChange)
  const src = value ? toAddress(value) : null
  return (
    <Field label={label} {...fieldProps}>
      {(control) => (
        <div className="picture">
          <div className="picture__frame">
            {src ? (
              <ShownPicture key={src} src={src} alt={label} />
            ) : (
              <span className="picture__none">
                <Icon name="image" />
                Нет
              </span>
            )}
          </div>
          <div className="picture__ways">
            <Input
              {...control}
              placeholder="Адрес: https://… или /assets/…"
              autoComplete="off"
              spellCheck={false}
              value={value ?? ''}
              onChange={(event) => onChange(event.target.value === '' ? null : event.target.value)}
              onBlur={onBlur}
            />
            {sending ? (
              <UploadProgress sending={sending} onCancel={cancel} />
            ) : (
              <div className="picture__buttons">
                <FileButton
                  label={value ? 'Заменить' : 'Загрузить'}
                  of={label}
                  isBusy={false}
                  onFiles={(files) => void send(files)}
                />
                <ChoosePicture of={label} onChoose={onChange} />
                {value && (
                  <Button variant="quiet" onClick={() => onChange(null)}>
                    Убрать
                  </Button>
                )}
              </div>
            )}
            <UploadErrors errors={errors} />
          </div>
        </div>
      )}
    </Field>
  )
}

const asTyped = (value: string) => value

interface PictureFieldProps {
  label: string
  /** Address of the picture; null is none. */
  value: string | null
  onChange: (value: string | null) => void
  onBlur?: () => void
  /** Converts the typed value into an address (`featuredImageAddress`). */
  toAddress?: (value: string) => string | null
  error?: string | undefined
  hint?: string
}
