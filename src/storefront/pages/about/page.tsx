import { representedQuery } from '../../../api/queries/manufacturer-queries.ts'
import { pageTextsQuery } from '../../../api/queries/page-text-queries.ts'
import type { BlocksOf } from '../../../contract/pages/pages.ts'
import { ABOUT_PATH } from '../../../domain/site/site-paths.ts'
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx'
import type { Page } from '../../page.ts'
import { breadcrumbData } from '../../parts/seo/breadcrumb-data.ts'
import { JsonLd } from '../../parts/seo/json-ld.tsx'
import { Seo } from '../../parts/seo/seo.tsx'
import { useSite } from '../../site.ts'
import { usePageTexts } from '../../use-page-texts.ts'
import { useSettings } from '../../use-settings.ts'
import { CallToAction } from './call-to-action.tsx'
import { History } from './history.tsx'
import { Manufacturers } from './manufacturers.tsx'
import { Team } from './team.tsx'
import { Values } from './values.tsx'
import './about.css'

export const page: Page = {
  load: (api) => ({ critical: [pageTextsQuery(api, 'about')], deferred: [representedQuery(api)] }),
  Component: About,
}

function About() {
  const { origin } = useSite()
  const { siteName } = useSettings()
  const { start, history, manufacturers, values, team, action } = usePageTexts('about')
  const breadcrumbs = [{ label: 'Главная', href: '/' }, { label: start.title }]
  return (
    <>
      <Seo title={`${start.searchTitle} — ${siteName}`} description={start.description} path={ABOUT_PATH} />
      <JsonLd data={breadcrumbData(breadcrumbs, origin)} />
      <div className="wrap about__start">
        <Breadcrumbs items={breadcrumbs} />
        <div className="page-head">
          <h1>{start.title}</h1>
          <p className="lead">{start.lead}</p>
        </div>
        <CompanyFacts facts={start.facts} />
      </div>
      {history.steps.length > 0 && <History {...history} />}
      <Manufacturers {...manufacturers} />
      {values.values.length > 0 && <Values {...values} />}
      {team.roles.length > 0 && <Team {...team} />}
      <CallToAction {...action} />
    </>
  )
}

/** The company in four figures (storefront.md, section 9), as one dimension line. */
function CompanyFacts({ facts }: Pick<BlocksOf<'about'>['start'], 'facts'>) {
  return (
    <ul className="about__facts">
      {facts.map(({ figure, text }) => (
        <li key={figure}>
          <b>{figure}</b> <span>{text}</span>
        </li>
      ))}
    </ul>
  )
}
