import { CALL_BACK_PATH, CATALOGUE_PATH } from '../../../domain/site/site-paths.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { callHref } from '../../contact-links.ts'
import { usePageTexts } from '../../use-page-texts.ts'
import { drawerLink, type OpenDrawer } from './drawer-link.ts'
import { SearchForm } from './search-form.tsx'
import { useCurrentSection } from './use-current-section.ts'
import { useDisclosure } from './use-disclosure.ts'
import './menu.css'

/** Menu of narrow screens: search first, phone last. */
export function Menu({ phone, onOpen }: { phone: string; onOpen: OpenDrawer }) {
  const current = useCurrentSection()
  const { header, button } = usePageTexts('chrome')
  return (
    <details className="burger" {...useDisclosure()}>
      <summary className="ico" aria-label="Меню">
        <Icon name="menu" />
      </summary>
      <nav className="menu" aria-label="Разделы">
        <SearchForm id="menu-q" placeholder="Модель или задача" />
        <a href={CATALOGUE_PATH}>
          <b>Каталог</b>
        </a>
        {header.sections.map(({ href, label }) => (
          <a key={href} href={href} aria-current={current(href)}>
            {label}
          </a>
        ))}
        <div className="row menu__call">
          <LinkButton variant="water" {...drawerLink(CALL_BACK_PATH, onOpen)}>
            {button.call}
          </LinkButton>
          <LinkButton href={callHref(phone)}>
            <span className="nb">{phone}</span>
          </LinkButton>
        </div>
      </nav>
    </details>
  )
}
