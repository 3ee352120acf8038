import { LinkButton } from '../../../ui/button.tsx'
import { useSectionTexts } from '../../parts/sections/use-section-texts.ts'

/** The selection, for whom the list does not answer it. */
export function WizardCall() {
  const { choose, nextTitle, nextText } = useSectionTexts('landingPage')
  return (
    <section className="section section--surface">
      <div className="wrap landing__call">
        <div>
          <h2>{nextTitle}</h2>
          <p>{nextText}</p>
        </div>
        <LinkButton variant="main" size="big" href="/#product-wizard">
          {choose}
        </LinkButton>
      </div>
    </section>
  )
}
