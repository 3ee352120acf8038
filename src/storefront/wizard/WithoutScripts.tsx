import { callHref, chatHref } from '../chrome/contact-links.ts'
import { useSettings } from '../chrome/use-settings.ts'

/** Without JavaScript the steps do not turn; the questions can still be answered on the phone. Not a noscript element: reading tools skip what is inside one. */
export function WithoutScripts() {
  const settings = useSettings()
  return (
    <p className="note note--warn wiz__scriptless">
      <span>
        Без JavaScript расчёт не работает. Позвоните:{' '}
        <a className="nb" href={callHref(settings.companyPhone)}>
          {settings.companyPhone}
        </a>{' '}
        или{' '}
        <a href={chatHref(settings)} target="_blank" rel="noopener">
          напишите в WhatsApp
        </a>
        , подберём станцию по этим же вопросам.
      </span>
    </p>
  )
}
