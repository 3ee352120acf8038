import { useQuery } from '@tanstack/react-query'
import type { z } from 'zod'
import type { FaqItem, newFaqItemSchema } from '../../../contract/content/faq.ts'
import { declareRecord } from '../../kit/declare-record.ts'
import { number, reference, toggle } from '../../kit/fields/kinds.tsx'
import { markdown } from '../../kit/fields/markdown.tsx'
import { text } from '../../kit/fields/text-kinds.tsx'
import { useApi } from '../../staff.ts'
import { FAQ_KEY, faqCategoriesQuery } from './queries.ts'

/** A question with its answer (admin.md, sections 2 and 8). */
export const faqItem = declareRecord<FaqItem, z.input<typeof newFaqItemSchema>>({
  entity: 'faq-items',
  noun: { name: 'Вопрос-ответ', object: 'вопрос-ответ', gender: 'm' },
  nameOf: ({ question }) => question,
  calls: (api) => api.adminFaqItems,
  refresh: () => [FAQ_KEY],
  schema: async () => (await import('../../../contract/content/faq.ts')).newFaqItemSchema,
  question: 'Вы уверены, что хотите удалить этот вопрос-ответ?',
  titles: ['Добавить вопрос-ответ', 'Редактировать вопрос-ответ'],
  buttons: ['Создать', 'Обновить'],
  fields: {
    question: text({ isRequired: true }),
    answer: markdown({ isRequired: true, context: 'answer', className: 'faq-answer' }),
    categoryId: reference({
      useChoices: () => useQuery(faqCategoriesQuery(useApi())).data,
      none: 'Без категории',
      all: 'Все категории',
      hint: 'Без категории вопрос на сайте не виден',
      lost: 'Список категорий не загрузился',
      isHalf: true,
    }),
    orderIndex: number({ hint: 'Меньше число — выше в списке', isHalf: true }),
    published: toggle({ hint: 'Скрытый вопрос видят только сотрудники', isHalf: true }),
  },
})
