import type { SelectionModel } from '../../../api/product-models.ts'
import { RULES_VERSION } from '../../../domain/selection/norms.ts'
import { calculationPath } from '../../../domain/selection/parameters.ts'
import type { Proposal } from '../../../domain/selection/result/proposals.ts'
import { formatMoney, PRICE_ON_REQUEST } from '../../../lib/money.ts'
import type { ComposedInquiry } from '../../inquiry/outbox/composed-inquiry.ts'
import { composeWizardText, tellAnswers } from './chat-text.ts'
import { tellScope } from './price-words.ts'
import { toSite, type WizardValues } from './values.ts'

/** The wizard's inquiry for the chat, and for the site with the answers as data; `best` is what the visitor was offered. */
export function composeWizardInquiry(values: WizardValues, best?: Proposal<SelectionModel>): ComposedInquiry {
  const text = composeWizardText(values)
  const { name, phone, email } = values
  const site = toSite(values)
  return {
    text,
    told: tellAnswers(values),
    offered: best && { what: `${best.product.name}, ${tellPrice(best)}`, link: calculationPath(site) },
    inquiry: {
      name: name.trim(),
      phone: phone.trim(),
      email: email.trim(),
      message: text,
      service: 'Подбор септика',
      wizardData: { ...site, rulesVersion: RULES_VERSION },
    },
  }
}

const tellPrice = ({ product: { price, installationPrice }, extras }: Proposal<SelectionModel>): string =>
  price === null
    ? PRICE_ON_REQUEST.toLowerCase()
    : `от\u00a0${formatMoney(price)} ${tellScope(installationPrice, extras)}`
