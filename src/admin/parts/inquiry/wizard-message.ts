import type { Inquiry } from '../../../contract/inquiries/visitor.ts'
import { readContactWords } from '../../../domain/inquiry/contact-message.ts'
import { toAnswers } from './wizard-answers.ts'

/** First lines of what the wizard writes, for the chat and for a product's form. */
const HEADS = ['Заявка на подбор септика', 'Ответы из подбора:']
const COMMENT = 'Комментарий: '

/**
 * The message of an inquiry without what the forms wrote of its name, phone and answers, which are shown apart; what the visitor
 * changed or added stays. Null when nothing is left.
 */
export function toOwnWords(inquiry: Own): string | null {
  const { message, wizardData, name, phone, email } = inquiry
  const head = HEADS.find((one) => message?.startsWith(one))
  if (!message || head === undefined || !wizardData) return readContactWords(message)
  const answers = toAnswers(wizardData).map(({ value }) => value)
  const known = new Set(['', name, phone, email ?? '', ...answers].map(normalize))
  const own = message
    .slice(head.length)
    .split('\n')
    .filter((line) => line.startsWith(COMMENT) || !known.has(normalize(line.slice(line.indexOf(':') + 1))))
    .map((line) => (line.startsWith(COMMENT) ? line.slice(COMMENT.length) : line))
  return own.join('\n').trim() || null
}

const normalize = (text: string) => text.replaceAll('\u00a0', ' ').trim().toLowerCase()

type Own = Pick<Inquiry, 'message' | 'wizardData' | 'name' | 'phone' | 'email'>
