import { useLocation } from 'react-router'
import { CALL_BACK_PATH, CART_PATH } from '../../../domain/site/site-paths.ts'
import { Icon } from '../../../ui/icon.tsx'
import { callHref } from '../../contact-links.ts'
import { usePageTexts } from '../../use-page-texts.ts'
import { useSettings } from '../../use-settings.ts'
import { drawerLink, type OpenDrawer } from './drawer-link.ts'
import { useDisclosure } from './use-disclosure.ts'
import { useHideReasons } from './use-hide-reasons.ts'
import './contact-button.css'

/**
 * Floating button on every page but the cart, with links to phone, call-back, messenger bot if configured, and chats. It is hidden over
 * forms and actions, and on phones over product cards and while scrolling down; keyboard focus shows it again.
 */
export function ContactButton({ onOpen }: { onOpen: OpenDrawer }) {
  const settings = useSettings()
  const { button } = usePageTexts('chrome')
  const { companyPhone, botLink } = settings
  const { busy, reading } = useHideReasons()
  const disclosure = useDisclosure()
  if (useLocation().pathname === CART_PATH) return null
  return (
    <details className={`fab${busy ? ' is-busy' : ''}${reading ? ' is-reading' : ''}`} {...disclosure}>
      <summary aria-label="Связаться с нами">
        <Icon name="chat" />
        <Icon name="close" />
      </summary>
      <ul className="fab__l">
        <li>
          <a href={callHref(companyPhone)}>
            <Icon name="phone" />
            <span>
              Позвонить<small>{companyPhone}</small>
            </span>
          </a>
        </li>
        <li>
          <a {...drawerLink(CALL_BACK_PATH, onOpen)}>
            <Icon name="pen" />
            <span>
              {button.call}
              <small>{button.callNote}</small>
            </span>
          </a>
        </li>
        {botLink && (
          <li>
            <a href={botLink} target="_blank" rel="noopener">
              <Icon name="telegram" />
              <span>
                Бот в Telegram<small>{button.bot}</small>
              </span>
            </a>
          </li>
        )}
        {settings.chats.map(({ name, href }) => (
          <li key={href}>
            <a href={href} target="_blank" rel="noopener">
              <Icon name="chat" />
              <span>
                {name}
                <small>{button.chat}</small>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}
