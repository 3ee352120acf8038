import { Calculation } from './calculation.tsx'
import { useSelection } from './use-selection.ts'
import { useWizard } from './use-wizard.ts'
import { WizardForm } from './wizard-form.tsx'
import './wizard.css'

/** The selection wizard: six steps with the calculation next to them (storefront.md, sections 2 and 4). */
export function Wizard() {
  const wizard = useWizard()
  const selection = useSelection(wizard.values)
  return (
    <section className="section section--surface" id="product-wizard">
      <div className="wrap">
        <div className="head">
          <h2>Подберём станцию за шесть шагов</h2>
          <p>Расчёт меняется сразу, как вы отвечаете. Телефон понадобится только на последнем шаге.</p>
        </div>
        <div className="wiz">
          <WizardForm wizard={wizard} models={selection.models} />
          <Calculation step={wizard.step} values={wizard.values} selection={selection} />
        </div>
      </div>
    </section>
  )
}
