import { useState } from 'react'
import type { SelectionModel } from '../../../api/product-models.ts'
import type { SiteAnswers } from '../../../domain/selection/answers.ts'
import { calculationPath } from '../../../domain/selection/parameters.ts'
import type { Proposal } from '../../../domain/selection/result/proposals.ts'
import { comparePath } from '../../../domain/site/site-paths.ts'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { copyText, LinkField } from '../../../ui/field/link-field.tsx'
import { showToast } from '../../../ui/toast/toast-store.ts'
import { useLateSectionTexts } from '../../parts/sections/use-section-texts.ts'
import type { WizardData } from '../../parts/shopping/wizard-data.ts'
import { useSite } from '../../site.ts'
import { LAST_STEP } from '../state/steps.ts'
import type { WizardState } from '../steps/use-wizard.ts'
import { InquiryButton } from './inquiry-button.tsx'
import { printResult } from './print-result.ts'

const COMPARE_FORMS: Readonly<Record<number, string>> = { 2: 'Сравнить эти две', 3: 'Сравнить эти три' }

/** What can be done with the result: an inquiry, the comparison, a link, a print. */
export function ResultActions({ site, models, wizard, wizardData }: ResultActionsProps) {
  const address = new URL(calculationPath(site), useSite().origin).href
  const [uncopied, setUncopied] = useState<string | null>(null)
  const [best] = models
  const texts = useLateSectionTexts('wizardPart')

  async function copy() {
    if (!(await copyText(address))) return setUncopied(address)
    setUncopied(null)
    showToast({
      title: 'Ссылка скопирована',
      description: 'В ней ответы о доме и участке, без имени и телефона',
    })
  }

  return (
    <section className="wrap res-part">
      <div className="res-act">
        <div>
          <h3>Отправить этот расчёт</h3>
          {texts?.sendNote && <p>{texts.sendNote}</p>}
        </div>
        <div className="res-act__b">
          {best ? (
            <InquiryButton
              product={best.product}
              values={wizard.values}
              wizardData={wizardData}
              isMain
              isBig
            />
          ) : (
            <Button variant="main" size="big" onClick={() => wizard.goTo(LAST_STEP)}>
              Отправить ответы
            </Button>
          )}
          {models.length > 1 && (
            <LinkButton icon="compare" href={comparePath(models.map(({ product }) => product))}>
              {COMPARE_FORMS[models.length]}
            </LinkButton>
          )}
          <Button icon="link" onClick={copy}>
            Скопировать ссылку
          </Button>
          <Button icon="print" onClick={() => void printResult()}>
            Распечатать
          </Button>
          {uncopied === address && (
            <LinkField
              className="res-act__link"
              address={address}
              label="Ссылка на этот расчёт: скопируйте её сами"
            />
          )}
        </div>
      </div>
    </section>
  )
}

type ResultActionsProps = {
  site: SiteAnswers
  models: readonly Proposal<SelectionModel>[]
  wizard: WizardState
  wizardData: WizardData
}
