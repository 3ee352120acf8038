import type { FaqItem } from '../../../contract/content/faq.ts'
import { toPlainText } from '../../../lib/text/plain-text.ts'
import type { StructuredData } from './json-ld.ts'

/**
 * Structured data of questions, with answers as plain text. Search engines report an answer without text, such as a mere picture: its
 * question is left out, and null is returned when no other is left.
 */
export function faqData(items: readonly Pick<FaqItem, 'question' | 'answer'>[]): StructuredData | null {
  const mainEntity = items.flatMap(({ question, answer }) => {
    const text = toPlainText(answer)
    return text === ''
      ? []
      : [{ '@type': 'Question', name: question, acceptedAnswer: { '@type': 'Answer', text } }]
  })
  return mainEntity.length === 0 ? null : { '@type': 'FAQPage', mainEntity }
}
