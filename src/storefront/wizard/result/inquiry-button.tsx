import type { ProductSummary } from '../../../api/queries/queries.ts'
import { productPath } from '../../../domain/site/site-paths.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { prefillDraft } from '../../inquiry/fields/prefill-draft.ts'
import { INQUIRY_HREF } from '../../inquiry/place/inquiry-anchor.ts'
import type { WizardData } from '../../parts/shopping/wizard-data.ts'
import { composeAnswers } from '../state/chat-text.ts'
import type { WizardValues } from '../state/values.ts'

/** Leads to the inquiry form of the model's page, which is prefilled with the answers. */
export function InquiryButton({ product, values, wizardData, isMain, isBig }: InquiryButtonProps) {
  const { name, phone, email } = values
  return (
    <LinkButton
      variant={isMain ? 'main' : 'line'}
      size={isBig ? 'big' : undefined}
      href={`${productPath(product.slug)}${INQUIRY_HREF}`}
      aria-label={isMain ? `Заявка с ответами: ${product.name}` : `Оставить заявку: ${product.name}`}
      onClick={() =>
        prefillDraft(product.name, { name, phone, email, message: composeAnswers(values), wizardData })
      }
    >
      {isMain ? 'Заявка с ответами' : 'Оставить заявку'}
    </LinkButton>
  )
}

type InquiryButtonProps = {
  product: ProductSummary
  values: WizardValues
  wizardData: WizardData
  isMain: boolean
  isBig?: boolean
}
