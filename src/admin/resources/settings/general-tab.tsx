import { TextArea, TextField } from '../../kit/form/fields.tsx'
import { SETTINGS_FIELDS, type TabProps } from './fields/fields.ts'
import { ShownOn, ShownOnPage, ShownText } from './shown-on.tsx'

/** Tab of the site's name and metadata. */
export function GeneralTab({ register, errors, values }: TabProps) {
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
      </div>
      <ShownOn>
        <ShownOnPage name="Главная в поиске">
          <b className="shown-on__title">
            <ShownText text={values.siteName} hasError={errors.siteName} />: септики с установкой в Московской
            области
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
