import about from '../../../../content/home/about.json' with { type: 'json' }
import { ABOUT_PATH } from '../../../domain/site/site-paths.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { useReveal } from './use-reveal.ts'
import './about.css'

/** The company in two paragraphs. */
export function About() {
  const { ref, className } = useReveal()
  return (
    <section className="section" id="about" ref={ref}>
      <div className="wrap side">
        <h2>{about.title}</h2>
        <div className={`home-about ${className ?? ''}`}>
          <p className="lead">{about.lead}</p>
          <p>{about.text}</p>
          <p>
            <LinkButton className="home-about__more" href={ABOUT_PATH}>
              Подробнее о нас
            </LinkButton>
          </p>
        </div>
      </div>
    </section>
  )
}
