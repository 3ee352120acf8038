import { useLateSectionTexts } from '../../parts/sections/use-section-texts.ts'

/** What happens after an inquiry, in the staff's words; nothing without them. */
export function NextSteps() {
  const { nextSteps, steps = [] } = useLateSectionTexts('inquiryPart') ?? {}
  if (steps.length === 0) return null
  return (
    <section>
      {nextSteps && <h2 className="cart__h">{nextSteps}</h2>}
      <ol className="next">
        {steps.map((step) => (
          <li key={step}>
            <span>{step}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
