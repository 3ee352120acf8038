import { callHref, chatHref } from './contact-links.ts'
import { useSettings } from './use-settings.ts'

/** The ways that need no scripts, in the middle of a sentence. */
export function CallOrWrite() {
  const settings = useSettings()
  return (
    <>
      Позвоните:{' '}
      <a className="nb" href={callHref(settings.companyPhone)}>
        {settings.companyPhone}
      </a>{' '}
      или{' '}
      <a href={chatHref(settings)} target="_blank" rel="noopener">
        напишите в WhatsApp
      </a>
    </>
  )
}
