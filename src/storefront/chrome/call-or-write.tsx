import { useSettings } from '../use-settings.ts'
import { callHref, chatHref } from './contact-links.ts'

/** Phone and chat links for the middle of a sentence; they work without scripts. */
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
