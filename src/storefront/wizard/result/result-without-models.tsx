import { type Individual, individualReasons } from '../../../domain/selection/result/individual.ts'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { callHref } from '../../contact-links.ts'
import { useLateSectionTexts } from '../../parts/sections/use-section-texts.ts'
import { useSettings } from '../../use-settings.ts'
import { LAST_STEP } from '../state/steps.ts'
import type { WizardState } from '../steps/use-wizard.ts'
import { formatRange, type SizePrice } from './size-prices.ts'

const UNKNOWN_SIZE = 'Размер станции зависит от числа жильцов, поэтому модель пока не называем.'

/** In place of models: why an engineer has to reckon, or prices by size where nobody knows how many people live there. */
export function WithoutModels({ individual, sizes, wizard }: WithoutModelsProps) {
  const { companyPhone } = useSettings()
  const texts = useLateSectionTexts('wizardPart')
  const why = individual === null ? UNKNOWN_SIZE : individualReasons[individual]
  const next = individual === null ? texts?.noModels : texts?.individual
  return (
    <div className="res-none">
      <div className="stack">
        <p>{next ? `${why} ${next}` : why}</p>
        <div className="row">
          <Button variant="main" onClick={() => wizard.goTo(LAST_STEP)}>
            Отправить ответы инженеру
          </Button>
          <LinkButton icon="phone" href={callHref(companyPhone)}>
            <span className="nb">{companyPhone}</span>
          </LinkButton>
          {individual === null && (
            <Button variant="quiet" onClick={() => wizard.goTo(1)}>
              Указать, сколько человек
            </Button>
          )}
        </div>
      </div>
      {sizes.length > 0 && (
        <table className="res-sizes">
          <caption>Цены с установкой по размерам</caption>
          <tbody>
            {sizes.map((size) => (
              <tr key={size.people}>
                <th scope="row">{size.people}</th>
                <td>{formatRange(size)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  )
}

type WithoutModelsProps = { individual: Individual | null; sizes: readonly SizePrice[]; wizard: WizardState }
