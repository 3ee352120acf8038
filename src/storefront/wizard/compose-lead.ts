import { RULES_VERSION } from '../../domain/selection/norms.ts'
import type { Lead } from '../inquiry/hand-lead.ts'
import { composeWizardText, tellAnswers } from './chat-text.ts'
import { toSite, type WizardValues } from './values.ts'

/** The wizard's request for the chat, and for the site with the answers as data. */
export function composeWizardLead(values: WizardValues): Lead {
  const text = composeWizardText(values)
  const { name, phone, email } = values
  return {
    text,
    told: tellAnswers(values),
    inquiry: {
      name: name.trim(),
      phone: phone.trim(),
      email: email.trim(),
      message: text,
      service: 'Подбор септика',
      wizardData: { ...toSite(values), rulesVersion: RULES_VERSION },
    },
  }
}
