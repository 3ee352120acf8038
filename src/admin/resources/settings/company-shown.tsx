import type { TabProps, TextSetting } from './fields/fields.ts'
import { ShownOn, ShownOnPage, ShownText } from './shown-on.tsx'

/** Where visitors see what is typed in the tab of the company. */
export function CompanyShown({ errors, values }: Pick<TabProps, 'errors' | 'values'>) {
  const seen = (name: TextSetting) => <ShownText text={values[name]} hasError={errors[name]} />
  return (
    <ShownOn more="Ещё: страница контактов, правовые страницы и карточка компании в поиске. Банк виден в реквизитах на странице контактов и на правовых.">
      <ShownOnPage name="Верх каждой страницы">
        <b>{seen('companyPhone')}</b>
        <br />
        {seen('workingHours')}
      </ShownOnPage>
      <ShownOnPage name="Низ каждой страницы">
        {values.secondPhone && (
          <span>
            {seen('secondPhone')}
            <br />
          </span>
        )}
        {seen('companyAddress')}
        <br />
        {seen('companyName')},<br />
        ИНН {seen('companyInn')}
        {values.companyKpp && (
          <span>
            , <br />
            КПП {seen('companyKpp')}
          </span>
        )}
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
  )
}
