import { TextField } from '../../kit/form/fields.tsx'
import { SETTINGS_FIELDS, type TabProps, type TextSetting } from './fields/fields.ts'
import { OtherHoursNote } from './fields/other-hours-note.tsx'
import { ShownOn, ShownOnPage, ShownText } from './shown-on.tsx'

/** Tab of legal entity and contacts. */
export function CompanyTab({ register, errors, values }: TabProps) {
  const line = (name: TextSetting) => ({
    label: SETTINGS_FIELDS[name].label,
    field: register(name),
    error: errors[name]?.message,
  })
  const seen = (name: TextSetting) => <ShownText text={values[name]} hasError={errors[name]} />
  return (
    <div className="settings__tab">
      <div className="form">
        <TextField {...line('companyName')} isRequired />
        <div className="form__2">
          <TextField {...line('companyInn')} isRequired inputMode="numeric" autoComplete="off" />
          <TextField {...line('companyOgrn')} inputMode="numeric" autoComplete="off" />
        </div>
        <div className="form__2">
          <TextField {...line('companyPhone')} isRequired inputMode="tel" autoComplete="off" />
          <TextField {...line('workingHours')} isRequired autoComplete="off" />
        </div>
        <OtherHoursNote text={values.workingHours} hours={values.hours} />
        <TextField {...line('companyAddress')} isRequired autoComplete="off" />
        <h2 className="settings__h">Чат и бот</h2>
        <div className="form__2">
          <TextField
            {...line('chatPhone')}
            hint="Если не заполнен, чат открывается с телефоном компании"
            inputMode="tel"
            autoComplete="off"
          />
          <TextField
            {...line('botLink')}
            hint="Например, https://t.me/имя_бота. Без неё кнопки бота на сайте нет"
            inputMode="url"
            autoComplete="off"
            spellCheck={false}
          />
        </div>
      </div>
      <ShownOn more="Ещё: страница контактов, правовые страницы и карточка компании в поиске.">
        <ShownOnPage name="Верх каждой страницы">
          <b>{seen('companyPhone')}</b>
          <br />
          {seen('workingHours')}
        </ShownOnPage>
        <ShownOnPage name="Низ каждой страницы">
          {seen('companyAddress')}
          <br />
          {seen('companyName')},<br />
          ИНН {seen('companyInn')}
          {values.companyOgrn && (
            <span>
              , <br />
              ОГРН {seen('companyOgrn')}
            </span>
          )}
        </ShownOnPage>
        <ShownOnPage name="Кнопки чата">
          WhatsApp {values.chatPhone ? seen('chatPhone') : seen('companyPhone')}
          {values.botLink && (
            <span>
              <br />
              Бот {seen('botLink')}
            </span>
          )}
        </ShownOnPage>
      </ShownOn>
    </div>
  )
}
