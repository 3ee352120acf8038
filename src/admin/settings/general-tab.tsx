import { TextArea, TextField } from '../form/fields.tsx'
import { SETTINGS_FIELDS, type TabProps } from './fields.ts'
import { Seen, Where, WhereItem } from './where.tsx'

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
      <Where>
        <WhereItem name="Главная в поиске">
          <b className="found">
            <Seen text={values.siteName} isBad={errors.siteName} />: септики с установкой в Московской области
          </b>
          <Seen text={values.siteDescription} isBad={errors.siteDescription} />
        </WhereItem>
        <WhereItem name="Верх каждой страницы">
          <b>
            <Seen text={values.siteName} isBad={errors.siteName} />
          </b>
        </WhereItem>
      </Where>
    </div>
  )
}
