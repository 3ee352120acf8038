import { useQuery } from '@tanstack/react-query'
import { manufacturersQuery, popularQuery } from '../../api/queries.ts'
import { callHref } from '../chrome/contact-links.ts'
import { useSettings } from '../chrome/use-settings.ts'
import { ProductCards } from '../product-card/ProductCards.tsx'
import { JsonLd } from '../seo/JsonLd.tsx'
import { localBusinessData } from '../seo/local-business-data.ts'
import { Seo } from '../seo/Seo.tsx'
import { useSite } from '../site.ts'
import './home.css'

/** The way in: who we are, what to do next, and the models that are asked for most. */
export function Home() {
  const { api, origin } = useSite()
  const settings = useSettings()
  const { data: manufacturers = [] } = useQuery(manufacturersQuery(api))
  const { data: popular = [] } = useQuery(popularQuery(api))
  return (
    <>
      <Seo
        title={`${settings.siteName}: септики и станции с установкой в Московской области`}
        description={settings.siteDescription}
        path="/"
      />
      <JsonLd data={localBusinessData(settings, origin)} />
      <section className="wrap section home__start">
        <h1>Септик, который подходит вашему участку</h1>
        <p className="lead">{settings.siteDescription}</p>
        <p className="row">
          <a className="btn btn--main btn--big" href="/catalog">
            Выбрать станцию
          </a>
          <a className="btn btn--line btn--big" href={callHref(settings.companyPhone)}>
            {settings.companyPhone}
          </a>
        </p>
        <ul className="chips">
          {manufacturers.map(({ slug, name }) => (
            <li key={slug}>
              <a className="chip" href={`/catalog/${slug}`}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      </section>
      {popular.length > 0 && (
        <section className="wrap section section--rule">
          <div className="head">
            <h2>Чаще всего спрашивают</h2>
            <a className="more" href="/catalog">
              Весь каталог
            </a>
          </div>
          <ProductCards products={popular} />
        </section>
      )}
    </>
  )
}
