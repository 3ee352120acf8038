import type { BlocksOf } from '../../../contract/pages/pages.ts'
import { ABOUT_PATH } from '../../../domain/site/site-paths.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { Prose } from './prose.tsx'
import { useReveal } from './use-reveal.ts'
import './about.css'

/** The company in two paragraphs, of which staff may leave any out. */
export function About({ title, lead, text, more }: BlocksOf<'home'>['about']) {
  const { ref, className } = useReveal()
  if (!title) return null
  return (
    <section className="section" id="about" ref={ref}>
      <div className="wrap side">
        <h2>{title}</h2>
        <div className={`home-about ${className ?? ''}`}>
          <Prose at="about.lead" text={lead} className="lead" />
          <Prose at="about.text" text={text} />
          {more && (
            <p>
              <LinkButton className="home-about__more" href={ABOUT_PATH}>
                {more}
              </LinkButton>
            </p>
          )}
        </div>
      </div>
    </section>
  )
}
