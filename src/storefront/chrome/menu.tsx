import { CATALOGUE_PATH } from '../../lib/site-paths.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { callHref } from '../contact-links.ts'
import { SearchForm } from './search-form.tsx'
import { sections } from './sections.ts'
import { useCurrentSection } from './use-current-section.ts'
import { useDisclosure } from './use-disclosure.ts'
import './menu.css'

/** Menu of narrow screens: search first, phone last. */
export function Menu({ phone }: { phone: string }) {
  const current = useCurrentSection()
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
        {sections.map(({ href, label }) => (
          <a key={href} href={href} aria-current={current(href)}>
            {label}
          </a>
        ))}
        <LinkButton isWide className="menu__call" icon="phone" href={callHref(phone)}>
          <span className="nb">{phone}</span>
        </LinkButton>
      </nav>
    </details>
  )
}
