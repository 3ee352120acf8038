import type { ProductSummary } from '../../../api/queries/queries.ts'
import { productPath } from '../../../domain/site/site-paths.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { prefillDraft } from '../../inquiry/fields/prefill-draft.ts'
import { INQUIRY_HREF } from '../../inquiry/place/inquiry-anchor.ts'
import { useSettings } from '../../use-settings.ts'
import { composeAnswers } from '../state/chat-text.ts'
import { toWizardData } from '../state/result-wizard-data.ts'
import { toSite, type WizardValues } from '../state/values.ts'

/** Alternative to the chat: link to the inquiry form of the best model's page, prefilled with the answers. */
export function SiteInquiry({ product, values, rulesVersion }: SiteInquiryProps) {
  const messenger = useSettings().chats[0]?.name
  const { name, phone, email } = values
  const wizardData = toWizardData(toSite(values), rulesVersion)
  return (
    <LinkButton
      icon="pen"
      href={`${productPath(product.slug)}${INQUIRY_HREF}`}
      onClick={() =>
        prefillDraft(product.name, { name, phone, email, message: composeAnswers(values), wizardData })
      }
    >
      Без {messenger}: заявка на {product.name}
    </LinkButton>
  )
}

type SiteInquiryProps = { product: ProductSummary; values: WizardValues; rulesVersion: string }
