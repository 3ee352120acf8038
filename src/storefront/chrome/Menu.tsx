import { Link, NavLink } from 'react-router'
import { Icon } from '../../ui/Icon.tsx'
import { callHref } from './contact-links.ts'
import { SearchForm } from './SearchForm.tsx'
import { sections } from './sections.ts'
import { useDisclosure } from './use-disclosure.ts'
import './menu.css'

/** The menu of narrow screens: search first, phone last. */
export function Menu({ phone }: { phone: string }) {
  return (
    <details className="burger" {...useDisclosure()}>
      <summary className="ico" aria-label="Меню">
        <Icon name="menu" />
      </summary>
      <nav className="menu" aria-label="Разделы">
        <SearchForm id="menu-q" placeholder="Модель или задача" />
        <Link to="/catalog">
          <b>Каталог</b>
        </Link>
        {sections.map(({ href, label }) => (
          <NavLink key={href} to={href}>
            {label}
          </NavLink>
        ))}
        <a className="btn btn--line btn--wide" href={callHref(phone)}>
          <Icon name="phone" />
          <span className="nb">{phone}</span>
        </a>
      </nav>
    </details>
  )
}
