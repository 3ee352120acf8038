import { useSuspenseQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { districtsQuery } from '../../../api/queries/home-queries.ts'
import type { BlocksOf } from '../../../contract/pages/pages.ts'
import { ContactSection } from '../../parts/contact-form/contact-section.tsx'
import { LocalBusiness, WebSite } from '../../parts/seo/company.tsx'
import { Seo } from '../../parts/seo/seo.tsx'
import { useApi } from '../../site.ts'
import { usePageTexts } from '../../use-page-texts.ts'
import { useSettings } from '../../use-settings.ts'
import { Wizard } from '../../wizard/wizard.tsx'
import { About } from './about.tsx'
import { Bodies } from './bodies.tsx'
import { Districts } from './districts.tsx'
import { Hero } from './hero.tsx'
import { Projects } from './projects.tsx'
import { Reviews } from './reviews.tsx'
import { Services } from './services.tsx'
import { Steps, Why } from './why.tsx'
import '../../parts/figures/dim-chain.css'

/**
 * The home page; sections in the order of storefront.md, section 2, steps, if any, and services after the reasons. Each boundary is
 * hydrated in a task of its own: a press on the wizard does not wait for the sections around it.
 */
export function Home() {
  const settings = useSettings()
  const texts = usePageTexts('home')
  const { data: districts } = useSuspenseQuery(districtsQuery(useApi()))
  const { start, facts, bodies, why, steps, services, works, about } = texts
  return (
    <>
      <Seo
        title={`${settings.siteName}: ${start.searchTitle}`}
        description={settings.siteDescription}
        path="/"
      />
      <LocalBusiness towns={districts} />
      <WebSite />
      <Suspense>
        <Hero {...start} />
        <section className="section">
          <div className="wrap">
            <Facts {...facts} />
            <Bodies texts={bodies} />
          </div>
        </section>
      </Suspense>
      <Wizard {...texts.wizard} words={texts} />
      <Suspense>
        <Why {...why} />
        <Steps {...steps} />
        <Services texts={services} />
        <div id="catalog" />
        <Projects {...works} />
        <About {...about} />
        <Districts texts={texts.districts} districts={districts} />
        <Reviews {...texts.reviews} />
      </Suspense>
      <ContactSection />
    </>
  )
}

/** The company in four figures (storefront.md, section 9), styled as a dimension line; nothing without any. */
function Facts({ facts }: BlocksOf<'home'>['facts']) {
  if (facts.length === 0) return null
  return (
    <ul className="dim-chain">
      {facts.map(({ figure, text }) => (
        <li key={text}>
          <b>{figure}</b> <span>{text}</span>
        </li>
      ))}
    </ul>
  )
}
