import { type UseFormReturn, useController } from 'react-hook-form'
import { PictureField } from '../../../kit/form/upload/picture-field.tsx'
import { SETTINGS_FIELDS, type SettingsValues } from './fields.ts'

/** Field of a setting that is a picture of the media library. */
export function PictureSetting({ form, name, hint }: PictureSettingProps) {
  const { field, fieldState } = useController({ control: form.control, name })
  return (
    <PictureField
      label={SETTINGS_FIELDS[name].label}
      hint={hint}
      value={field.value}
      onChange={field.onChange}
      onBlur={field.onBlur}
      error={fieldState.error?.message}
    />
  )
}

interface PictureSettingProps {
  form: UseFormReturn<SettingsValues>
  name: 'logo' | 'favicon' | 'sharePicture'
  hint: string
}
