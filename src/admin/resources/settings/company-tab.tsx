import type { ComponentProps } from 'react'
import { findOgrnDoubt } from '../../../domain/company/registration-numbers.ts'
import { TextField } from '../../kit/form/fields.tsx'
import { CompanyShown } from './company-shown.tsx'
import { SETTINGS_FIELDS, type TabProps, type TextSetting } from './fields/fields.ts'
import { OtherHoursNote } from './fields/other-hours-note.tsx'

/** Tab of legal entity and contacts. */
export function CompanyTab({ register, errors, values }: TabProps) {
  const line: Line = (name) => ({
    label: SETTINGS_FIELDS[name].label,
    field: register(name),
    error: errors[name]?.message,
  })
  return (
    <div className="settings__tab">
      <div className="form">
        <TextField {...line('companyName')} isRequired />
        <div className="form__2">
          <TextField {...line('companyInn')} isRequired inputMode="numeric" autoComplete="off" />
          <TextField
            {...line('companyOgrn')}
            hint={findOgrnDoubt(values.companyOgrn?.trim() ?? '') ?? undefined}
            inputMode="numeric"
            autoComplete="off"
          />
        </div>
        <div className="form__2">
          <TextField
            {...line('companyKpp')}
            hint="Есть только у организаций, у ИП его нет"
            autoComplete="off"
            spellCheck={false}
          />
        </div>
        <div className="form__2">
          <TextField {...line('companyPhone')} isRequired inputMode="tel" autoComplete="off" />
          <TextField
            {...line('secondPhone')}
            hint="Внизу сайта и на странице контактов; наверху остаётся первый"
            inputMode="tel"
            autoComplete="off"
          />
        </div>
        <TextField
          {...line('companyEmail')}
          hint="На странице контактов и в карточке компании в поиске"
          inputMode="email"
          autoComplete="off"
          spellCheck={false}
        />
        <TextField {...line('workingHours')} isRequired autoComplete="off" />
        <OtherHoursNote text={values.workingHours} hours={values.hours} />
        <TextField {...line('companyAddress')} isRequired autoComplete="off" />
        <TextField
          {...line('mapLink')}
          hint="Её откроет кнопка карты на странице контактов: «Поделиться» на карте. Без неё карта ищет адрес"
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
        />
        <BankFields line={line} />
        <ChatFields line={line} />
      </div>
      <CompanyShown errors={errors} values={values} />
    </div>
  )
}

/** Bank details, for invoices. */
function BankFields({ line }: { line: Line }) {
  return (
    <>
      <h2 className="settings__h">Банковские реквизиты</h2>
      <TextField {...line('bankName')} hint="Например, ПАО Сбербанк, г. Москва" autoComplete="off" />
      <div className="form__2">
        <TextField {...line('bankBik')} inputMode="numeric" autoComplete="off" />
        <TextField {...line('bankCorrAccount')} inputMode="numeric" autoComplete="off" />
      </div>
      <TextField {...line('bankAccount')} inputMode="numeric" autoComplete="off" />
    </>
  )
}

/** Where visitors write to. */
function ChatFields({ line }: { line: Line }) {
  return (
    <>
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
    </>
  )
}

/** Label, field and error of a setting. */
type Line = (name: TextSetting) => Pick<ComponentProps<typeof TextField>, 'label' | 'field' | 'error'>
