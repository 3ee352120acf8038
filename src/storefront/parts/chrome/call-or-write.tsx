import { callHref } from '../../contact-links.ts'
import { useSettings } from '../../use-settings.ts'

/** Phone and chat links for the middle of a sentence; they work without scripts. */
export function CallOrWrite() {
  const settings = useSettings()
  return (
    <span>
      Позвоните:{' '}
      <a className="nb" href={callHref(settings.companyPhone)}>
        {settings.companyPhone}
      </a>
      {settings.chats.map(({ where, href }) => (
        <span key={href}>
          {' или '}
          <a href={href} target="_blank" rel="noopener">
            {`напишите ${where}`}
          </a>
        </span>
      ))}
    </span>
  )
}
