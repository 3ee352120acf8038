import { Icon } from '../../../ui/icon.tsx'
import type { Service } from './services.ts'

/** Table of contents of the page. */
export function Contents({ services }: { services: readonly Service[] }) {
  return (
    <nav aria-label="Услуги на этой странице">
      <ul className="service-list">
        {services.map(({ anchor, title, icon }) => (
          <li key={anchor}>
            <a href={`#${anchor}`}>
              <Icon name={icon} />
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
