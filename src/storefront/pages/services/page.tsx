import { pageTextsQuery } from '../../../api/queries/page-text-queries.ts'
import { SERVICES_PATH } from '../../../domain/site/site-paths.ts'
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx'
import type { Page } from '../../page.ts'
import { breadcrumbData } from '../../parts/seo/breadcrumb-data.ts'
import { JsonLd } from '../../parts/seo/json-ld.tsx'
import { Seo } from '../../parts/seo/seo.tsx'
import { useSite } from '../../site.ts'
import { usePageTexts } from '../../use-page-texts.ts'
import { Contents } from './contents.tsx'
import { ServiceBlock } from './service-block.tsx'
import { toServices } from './services.ts'
import './services.css'

export const page: Page = {
  load: (api) => ({ critical: [pageTextsQuery(api, 'services')] }),
  Component: Services,
}

function Services() {
  const { origin } = useSite()
  const { start, list } = usePageTexts('services')
  const services = toServices(list)
  const breadcrumbs = [{ label: 'Главная', href: '/' }, { label: start.title }]
  return (
    <>
      <Seo title={start.searchTitle} description={start.description} path={SERVICES_PATH} />
      <JsonLd data={breadcrumbData(breadcrumbs, origin)} />
      <div className="wrap services">
        <Breadcrumbs items={breadcrumbs} />
        <div className="page-head">
          <h1>{start.title}</h1>
          <p className="lead">{start.lead}</p>
        </div>
        <Contents services={services} />
        {services.map((service, index) => (
          <ServiceBlock key={service.anchor} service={service} first={index === 0} />
        ))}
      </div>
    </>
  )
}
