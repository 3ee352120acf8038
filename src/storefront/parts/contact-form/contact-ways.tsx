import type { BlocksOf } from '../../../contract/pages/pages.ts'
import { callHref } from '../../contact-links.ts'
import { useSettings } from '../../use-settings.ts'
import { WorkingHours } from '../chrome/working-hours.tsx'

/** Phone with working hours, chats, bot if configured, and address: data from the settings. */
export function ContactWays({ texts }: { texts: BlocksOf<'contact'>['ways'] }) {
  const settings = useSettings()
  const { companyPhone, secondPhone, companyEmail, companyAddress, workingHours, botLink } = settings
  return (
    <ul className="contact-ways">
      <li>
        <a className="contact-ways__phone" href={callHref(companyPhone)}>
          {companyPhone}
        </a>
        <span>
          <WorkingHours hours={workingHours} />
        </span>
      </li>
      {secondPhone && (
        <li>
          <a className="contact-ways__phone" href={callHref(secondPhone)}>
            {secondPhone}
          </a>
        </li>
      )}
      {companyEmail && (
        <li>
          <a href={`mailto:${companyEmail}`}>{companyEmail}</a>
        </li>
      )}
      {settings.chats.map(({ name, href }) => (
        <li key={href}>
          <a href={href} target="_blank" rel="noopener">
            {name}
          </a>
          <span>{texts.chat}</span>
        </li>
      ))}
      {botLink && (
        <li>
          <a href={botLink} target="_blank" rel="noopener">
            Бот в Telegram
          </a>
          <span>{texts.bot}</span>
        </li>
      )}
      <li>
        <address>{companyAddress}</address>
        <span>{texts.office}</span>
      </li>
    </ul>
  )
}
