import { About } from './about.tsx'
import { Bodies } from './bodies.tsx'
import { Districts } from './districts.tsx'
import { Facts } from './facts.tsx'
import { Hero } from './hero.tsx'
import { Projects } from './projects.tsx'
import { Reviews } from './reviews.tsx'
import { Services } from './services.tsx'
import { Why } from './why.tsx'

/** Sections before the wizard. */
export function Opening() {
  return (
    <>
      <Hero />
      <section className="section">
        <div className="wrap">
          <Facts />
          <Bodies />
        </div>
      </section>
    </>
  )
}

/** Sections between wizard and contacts. */
export function Story() {
  return (
    <>
      <Why />
      <Services />
      <div id="catalog" />
      <Projects />
      <About />
      <Districts />
      <Reviews />
    </>
  )
}
