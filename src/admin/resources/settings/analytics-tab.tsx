import { METRIKA_GOALS } from '../../../domain/site/metrika-goals.ts'
import { SwitchField, TextField } from '../../kit/form/fields.tsx'
import { SETTINGS_FIELDS, type TabProps } from './fields/fields.ts'

const GOALS = Object.entries(METRIKA_GOALS)
  .map(([name, what]) => `${name} (${what})`)
  .join(', ')

/** Tab of counters; one without an id is not loaded. */
export function AnalyticsTab({ register, errors }: TabProps) {
  return (
    <div className="form settings__narrow">
      <p className="settings__lead">
        Пока номер не указан, счётчик не загружается. С номером посетителей сначала спросят о согласии.
      </p>
      <div className="form__2">
        <TextField
          label={SETTINGS_FIELDS.yandexMetrikaId.label}
          hint="Например, 12345678"
          field={register('yandexMetrikaId')}
          error={errors.yandexMetrikaId?.message}
          inputMode="numeric"
          autoComplete="off"
          spellCheck={false}
        />
        <TextField
          label={SETTINGS_FIELDS.googleAnalyticsId.label}
          hint="Например, G-XXXXXXXXXX"
          field={register('googleAnalyticsId')}
          error={errors.googleAnalyticsId?.message}
          autoComplete="off"
          spellCheck={false}
        />
      </div>
      <p className="settings__lead">
        Метрика узнаёт о целях типа «JavaScript-событие» с идентификаторами {GOALS}. Просмотры товаров,
        корзину и заявки из неё собирает «Электронная коммерция», контейнер ecommerceLayer.
      </p>
      <SwitchField
        label={SETTINGS_FIELDS.indexNow.label}
        hint="Яндекс и другие узнают о новой цене или статье сразу, а не при следующем обходе (IndexNow). Работает, только когда сайт открыт по https"
        field={register('indexNow')}
      />
    </div>
  )
}
