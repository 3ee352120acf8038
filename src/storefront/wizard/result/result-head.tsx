import { useEffect, useRef } from 'react'
import type { SelectionModel } from '../../../api/product-models.ts'
import type { SiteAnswers } from '../../../domain/selection/answers.ts'
import type { SelectedModels } from '../../../domain/selection/select-models.ts'
import { Button } from '../../../ui/button.tsx'
import type { WizardState } from '../steps/use-wizard.ts'
import { leadOf, titleOf } from './result-words.ts'
import { formatRange, rangeOfSizes, type SizePrice } from './size-prices.ts'

/** What the result is, in a heading and a sentence; gets the focus each time that the result is opened. */
export function ResultHead({ opened, site, reckoned, sizes, wizard }: ResultHeadProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const prices = rangeOfSizes(sizes)

  // biome-ignore lint/correctness/useExhaustiveDependencies: it was opened once more
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'start' })
  }, [opened])

  const lead = leadOf(site, reckoned)
  return (
    <div className="res-head">
      <div>
        <h2 id="result-title" tabIndex={-1} ref={heading}>
          {titleOf(reckoned, prices && formatRange(prices))}
        </h2>
        {lead && <p className="lead">{lead}</p>}
      </div>
      <Button icon="arrow-left" onClick={() => wizard.goTo(1)}>
        Изменить ответы
      </Button>
    </div>
  )
}

type ResultHeadProps = {
  opened: number
  site: SiteAnswers
  reckoned: SelectedModels<SelectionModel>
  sizes: readonly SizePrice[]
  wizard: WizardState
}
