import type { BlocksOf } from '../../contract/pages/pages.ts'
import { LoadFailure } from '../../ui/failure/load-failure.tsx'
import { Announcement } from './live/announcement.tsx'
import { useSelection } from './live/use-selection.ts'
import { Calculation } from './result/calculation.tsx'
import { ResultPlace } from './result/result-place.tsx'
import { useResultOpen } from './result/use-result-open.ts'
import { LinkNote } from './state/link-note.tsx'
import type { WizardWords } from './state/step-state.ts'
import { useWizardProgress } from './state/wizard-store.ts'
import { useWizard } from './steps/use-wizard.ts'
import { WizardForm } from './wizard-form.tsx'
import './wizard.css'

/** The selection wizard: six steps with the calculation next to them (storefront.md, sections 2 and 4), and the result below. */
export function Wizard({ title, text, words }: BlocksOf<'home'>['wizard'] & { words: WizardWords }) {
  const { values } = useWizardProgress()
  const { opened, open, isPartlyRead, isUnread, readAgain } = useResultOpen()
  const live = useSelection(values, opened > 0)
  const wizard = useWizard(live.best, words)
  return (
    <>
      <section className="section section--surface" id="product-wizard">
        <div className="wrap">
          <div className="head">
            <h2>{title}</h2>
            <p>{text}</p>
          </div>
          {isPartlyRead && opened === 0 && <LinkNote />}
          {isUnread && (
            <LoadFailure
              isAlert
              className="wiz__after"
              title="Ответы из ссылки не загрузились."
              text="Проверьте соединение и повторите."
              onRetry={readAgain}
            />
          )}
          <div className="wiz">
            <WizardForm wizard={wizard} live={live} onOpen={open} />
            <Calculation step={wizard.step} values={values} live={live} onOpen={open} />
          </div>
          <Announcement live={live} />
        </div>
      </section>
      <ResultPlace opened={opened} isPartlyRead={isPartlyRead} wizard={wizard} live={live} />
    </>
  )
}
