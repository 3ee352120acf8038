import start from '../../../../content/about/start.json' with { type: 'json' }
import { representedQuery } from '../../../api/queries/manufacturer-queries.ts'
import { ABOUT_PATH } from '../../../domain/site/site-paths.ts'
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx'
import type { Page } from '../../page.ts'
import { breadcrumbData } from '../../parts/seo/breadcrumb-data.ts'
import { JsonLd } from '../../parts/seo/json-ld.tsx'
import { Seo } from '../../parts/seo/seo.tsx'
import { useSite } from '../../site.ts'
import { useSettings } from '../../use-settings.ts'
import { CallToAction } from './call-to-action.tsx'
import { History } from './history.tsx'
import { Manufacturers } from './manufacturers.tsx'
import { Team } from './team.tsx'
import { Values } from './values.tsx'
import './about.css'

export const page: Page = {
  load: (api) => ({ critical: [], deferred: [representedQuery(api)] }),
  Component: About,
}

const breadcrumbs = [{ label: 'Главная', href: '/' }, { label: 'О компании' }]

function About() {
  const { origin } = useSite()
  const { siteName } = useSettings()
  return (
    <>
      <Seo title={`${start.searchTitle} — ${siteName}`} description={start.description} path={ABOUT_PATH} />
      <JsonLd data={breadcrumbData(breadcrumbs, origin)} />
      <div className="wrap about__start">
        <Breadcrumbs items={breadcrumbs} />
        <div className="page-head">
          <h1>О компании</h1>
          <p className="lead">{start.lead}</p>
        </div>
        <CompanyFacts />
      </div>
      <History />
      <Manufacturers />
      <Values />
      <Team />
      <CallToAction />
    </>
  )
}

/** The company in four figures (storefront.md, section 9), as one dimension line. */
function CompanyFacts() {
  return (
    <ul className="about__facts">
      {start.facts.map(({ figure, text }) => (
        <li key={figure}>
          <b>{figure}</b> <span>{text}</span>
        </li>
      ))}
    </ul>
  )
}
