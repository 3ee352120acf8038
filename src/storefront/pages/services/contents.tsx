import { Icon } from '../../../ui/icon.tsx'
import type { Service } from './services.ts'

/** Table of contents of the page. */
export function Contents({ services }: { services: readonly Service[] }) {
  return (
    <nav aria-label="Услуги на этой странице">
      <ul className="service-list">
        {services.map(({ id, title, icon }) => (
          <li key={id}>
            <a href={`#${id}`}>
              <Icon name={icon} />
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
