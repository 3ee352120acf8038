import { useQuery } from '@tanstack/react-query'
import { manufacturersQuery } from '../../../api/queries/queries.ts'
import { firstManufacturers } from '../../../domain/product/manufacturer.ts'
import { CONTACT_PATH, FAQ_PATH, manufacturerPath, SERVICES_PATH } from '../../../domain/site/site-paths.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { callHref } from '../../contact-links.ts'
import { useApi } from '../../site.ts'
import { usePageTexts } from '../../use-page-texts.ts'
import { useReloadOfMissing } from '../../use-reload-of-missing.ts'
import { useSettings } from '../../use-settings.ts'
import { Seo } from '../seo/seo.tsx'
import pit from './pit.svg?no-inline'
import './not-found.css'

/** Links of the 404 page besides those to the manufacturers (storefront.md, section 2), called as the header calls them. */
const sections = [
  { href: SERVICES_PATH, label: 'Услуги' },
  { href: CONTACT_PATH, label: 'Контакты' },
  { href: FAQ_PATH, label: 'Вопросы и ответы' },
]

/** What a page shows that is not there: links to sections, and the phone number. */
export function NotFound() {
  const isReloading = useReloadOfMissing()
  const { companyPhone } = useSettings()
  const { header, notFound } = usePageTexts('chrome')
  const { title, text } = notFound
  const { data = [] } = useQuery(manufacturersQuery(useApi()))
  const stations = firstManufacturers(data).map(({ slug, name }) => ({
    href: manufacturerPath(slug),
    label: `Станции ${name}`,
  }))
  const named = sections.map(({ href, label }) => ({
    href,
    label: header.sections.find((one) => one.href === href)?.label ?? label,
  }))
  if (isReloading) return <div className="wrap not-found" />
  return (
    <div className="wrap not-found">
      <Seo title={title} noindex />
      <div>
        <h1>{title}</h1>
        <p className="lead">{text}</p>
        <ul className="links">
          {[...stations, ...named].map(({ href, label }) => (
            <li key={href}>
              <a href={href}>
                {label}
                <Icon name="arrow-right" />
              </a>
            </li>
          ))}
        </ul>
        <LinkButton icon="phone" className="not-found__call" href={callHref(companyPhone)}>
          <span className="nb">{companyPhone}</span>
        </LinkButton>
      </div>
      <img
        className="not-found__pic"
        src={pit}
        alt="Пустой котлован: станции здесь нет"
        width={760}
        height={520}
      />
    </div>
  )
}
