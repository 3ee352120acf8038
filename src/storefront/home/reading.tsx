import { About } from './About.tsx'
import { Bodies } from './Bodies.tsx'
import { Districts } from './Districts.tsx'
import { Facts } from './Facts.tsx'
import { Hero } from './Hero.tsx'
import { Projects } from './Projects.tsx'
import { Reviews } from './Reviews.tsx'
import { Services } from './Services.tsx'
import { Why } from './Why.tsx'

/** What stands before the wizard: who we are and what it is all about. */
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

/** What stands between the wizard and the contacts. */
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
