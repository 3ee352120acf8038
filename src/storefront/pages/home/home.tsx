import { Suspense } from 'react'
import districts from '../../../../content/home/districts.json' with { type: 'json' }
import start from '../../../../content/home/start.json' with { type: 'json' }
import { ContactSection } from '../../parts/contact-form/contact-section.tsx'
import { LocalBusiness, WebSite } from '../../parts/seo/company.tsx'
import { Seo } from '../../parts/seo/seo.tsx'
import { useSettings } from '../../use-settings.ts'
import { Wizard } from '../../wizard/wizard.tsx'
import { About } from './about.tsx'
import { Bodies } from './bodies.tsx'
import { Districts } from './districts.tsx'
import { Hero } from './hero.tsx'
import { Projects } from './projects.tsx'
import { Reviews } from './reviews.tsx'
import { Services } from './services.tsx'
import { Why } from './why.tsx'
import './facts.css'

/**
 * The home page; sections in the order of storefront.md, section 2, services after the reasons. Each boundary is hydrated in a
 * task of its own: a press on the wizard does not wait for the sections around it.
 */
export function Home() {
  const settings = useSettings()
  return (
    <>
      <Seo
        title={`${settings.siteName}: септики с установкой в Московской области`}
        description={settings.siteDescription}
        path="/"
      />
      <LocalBusiness towns={districts.towns} />
      <WebSite />
      <Suspense>
        <Hero />
        <section className="section">
          <div className="wrap">
            <Facts />
            <Bodies />
          </div>
        </section>
      </Suspense>
      <Wizard />
      <Suspense>
        <Why />
        <Services />
        <div id="catalog" />
        <Projects />
        <About />
        <Districts />
        <Reviews />
      </Suspense>
      <ContactSection />
    </>
  )
}

/** The company in four figures (storefront.md, section 9), styled as a dimension line. */
function Facts() {
  return (
    <ul className="dim-chain">
      {start.facts.map(({ figure, text }) => (
        <li key={text}>
          <b>{figure}</b> <span>{text}</span>
        </li>
      ))}
    </ul>
  )
}
