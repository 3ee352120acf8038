import { z } from 'zod'
import { CONSENT_REQUIRED } from '../../domain/inquiry/consent-required.ts'
import { isChoiceName, isNumberName, UNKNOWN, wizardChoices } from '../../domain/selection/answers.ts'
import { validateTyped } from '../../domain/selection/parse-answer.ts'
import { labelsFor } from '../../domain/selection/question-labels.ts'
import { questions } from '../../domain/selection/questions.ts'
import { emailField, nameField, phoneField } from './contact-fields.ts'

const required = new Map<string, string>(labelsFor('required'))
const text = z.string().trim()

function fieldOf(name: string): z.ZodType {
  const missing = required.get(name)
  if (isChoiceName(name) && missing) return z.enum([...wizardChoices[name], UNKNOWN], { error: missing })
  const answer = missing ? text.min(1, missing) : text.optional()
  if (!isNumberName(name)) return answer
  return answer.superRefine((typed = '', context) => {
    const message = validateTyped(name, typed)
    if (message !== null) context.addIssue({ code: 'custom', message })
  })
}

/** A wizard's inquiry (storefront.md, sections 3 and 5); validated when sent, not between steps. */
export const wizardInquirySchema = z.object({
  ...Object.fromEntries(Object.keys(questions).map((name) => [name, fieldOf(name)])),
  name: nameField,
  phone: phoneField,
  email: emailField,
  comment: text.optional(),
  agree: z.literal(true, { error: CONSENT_REQUIRED }),
})
