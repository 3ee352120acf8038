import type { UseFormReturn } from 'react-hook-form'
import { TextArea, TextField } from '../../kit/form/fields.tsx'
import { SETTINGS_FIELDS, type SettingsValues, type TabProps } from './fields/fields.ts'
import { PictureSetting } from './fields/picture-setting.tsx'
import { ShownOn, ShownOnPage, ShownText } from './shown-on.tsx'

/** Tab of the site's name and metadata. */
export function GeneralTab({ register, errors, values, form }: GeneralTabProps) {
  return (
    <div className="settings__tab">
      <div className="form">
        <TextField
          label={SETTINGS_FIELDS.siteName.label}
          isRequired
          field={register('siteName')}
          error={errors.siteName?.message}
        />
        <TextArea
          label={SETTINGS_FIELDS.siteDescription.label}
          hint="Одно-два предложения: поисковики показывают около 160 знаков"
          rows={4}
          field={register('siteDescription')}
          error={errors.siteDescription?.message}
        />
        <PictureSetting
          form={form}
          name="logo"
          hint="Вверху и внизу каждой страницы вместо нашего знака, высотой 44 точки. Широкий логотип заменяет и название: оно обычно на нём есть"
        />
        <PictureSetting
          form={form}
          name="favicon"
          hint="На вкладке браузера и в поиске. Квадратная картинка от 512 точек, остальные размеры сделает сервер"
        />
        <PictureSetting
          form={form}
          name="sharePicture"
          hint="Её показывают мессенджеры у страниц без своей картинки. Сервер обрежет до 1200 × 630"
        />
      </div>
      <ShownOn>
        <ShownOnPage name="Главная в поиске">
          <b className="shown-on__title">
            <ShownText text={values.siteName} hasError={errors.siteName} />: заголовок главной для поисковиков
          </b>
          <ShownText text={values.siteDescription} hasError={errors.siteDescription} />
        </ShownOnPage>
        <ShownOnPage name="Верх каждой страницы">
          <b>
            <ShownText text={values.siteName} hasError={errors.siteName} />
          </b>
        </ShownOnPage>
      </ShownOn>
    </div>
  )
}

type GeneralTabProps = TabProps & { form: UseFormReturn<SettingsValues> }
