import { METRIKA_GOALS } from '../../../domain/site/metrika-goals.ts'
import { SwitchField, TextField } from '../../kit/form/fields.tsx'
import { SETTINGS_FIELDS, type TabProps } from './fields/fields.ts'

const GOALS = Object.entries(METRIKA_GOALS)
  .map(([name, what]) => `${name} (${what})`)
  .join(', ')

const VERIFICATIONS = [
  'yandexVerification',
  'googleVerification',
  'bingVerification',
  'mailruVerification',
] as const

/** Tab of counters, of which one without an id is not loaded, and of what search engines ask for. */
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
      <h2 className="settings__h">Подтверждение прав на сайт</h2>
      <p className="settings__lead">
        Выберите в сервисе подтверждение мета-тегом и вставьте сюда код или весь тег: он встанет на каждую
        страницу.
      </p>
      <div className="form__2">
        {VERIFICATIONS.map((name) => (
          <TextField
            key={name}
            label={SETTINGS_FIELDS[name].label}
            field={register(name)}
            error={errors[name]?.message}
            autoComplete="off"
            spellCheck={false}
          />
        ))}
      </div>
    </div>
  )
}
