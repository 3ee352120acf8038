import { callHref, chatHref } from '../chrome/contact-links.ts'
import { useSettings } from '../chrome/use-settings.ts'

/** Without JavaScript the form cannot write its message; a call and the chat itself need none. */
export function WithoutScripts() {
  const settings = useSettings()
  return (
    <p className="note note--warn contact__scriptless">
      <span>
        Без JavaScript эта форма не отправляется. Позвоните:{' '}
        <a className="nb" href={callHref(settings.companyPhone)}>
          {settings.companyPhone}
        </a>{' '}
        или{' '}
        <a href={chatHref(settings)} target="_blank" rel="noopener">
          напишите в WhatsApp
        </a>
        .
      </span>
    </p>
  )
}
