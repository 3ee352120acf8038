import { SERVICES_PATH } from '../../../domain/site/site-paths.ts'
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx'
import type { Page } from '../../page.ts'
import { breadcrumbData } from '../../parts/seo/breadcrumb-data.ts'
import { JsonLd } from '../../parts/seo/json-ld.tsx'
import { Seo } from '../../parts/seo/seo.tsx'
import { useSite } from '../../site.ts'
import { Contents } from './contents.tsx'
import { ServiceBlock } from './service-block.tsx'
import { services } from './services.ts'
import './services.css'

export const page: Page = {
  load: () => ({ critical: [] }),
  Component: Services,
}

const breadcrumbs = [{ label: 'Главная', href: '/' }, { label: 'Услуги' }]

function Services() {
  const { origin } = useSite()
  return (
    <>
      <Seo
        title="Услуги: скважина, вода, отопление, дренаж, монтаж септика"
        description="Одиннадцать услуг для загородного дома в Московской области: бурение и обустройство скважины, водоснабжение, отопление, отмостка, дренаж, монтаж и обслуживание септика."
        path={SERVICES_PATH}
      />
      <JsonLd data={breadcrumbData(breadcrumbs, origin)} />
      <div className="wrap services">
        <Breadcrumbs items={breadcrumbs} />
        <div className="page-head">
          <h1>Услуги</h1>
          <p className="lead">
            Вода, тепло и канализация загородного дома и земля, в которой всё это лежит. Любую работу можно
            заказать отдельно, но считаем мы её вместе с соседними: трассы, уровни и сброс у них общие.
          </p>
        </div>
        <Contents services={services} />
        {services.map((service, index) => (
          <ServiceBlock key={service.id} service={service} first={index === 0} />
        ))}
      </div>
    </>
  )
}
