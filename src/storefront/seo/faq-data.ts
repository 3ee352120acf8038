import type { FaqItem } from '../../contract/faq.ts'
import { toPlainText } from '../../lib/plain-text.ts'
import type { StructuredData } from './json-ld.ts'

/** Structured data of questions, with answers as plain text. */
export function faqData(items: readonly Pick<FaqItem, 'question' | 'answer'>[]): StructuredData {
  return {
    '@type': 'FAQPage',
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: toPlainText(answer) },
    })),
  }
}
