import type { AnswerWords } from './trade-answers.ts'

/** Words of staff in answers of the search. */
export const ANSWER_WORDS: AnswerWords = {
  paymentTitle: 'Рассрочка',
  paymentText: 'О рассрочке',
  contactsTitle: 'Контакты',
  contactsText: 'О контактах',
  warrantyTitle: 'Гарантия',
  warrantyText: 'О гарантии',
  mountingTitle: 'Монтаж',
  mountingText: 'О монтаже',
}
