import type { z } from 'zod'
import type { newLandingPageSchema } from '../../../contract/content/landing-fields.ts'
import type { LandingPage } from '../../../contract/content/landing-pages.ts'
import { landingPath } from '../../../domain/site/site-paths.ts'
import { declareRecord } from '../../kit/declare-record.ts'
import { custom, number, toggle, unseen } from '../../kit/fields/kinds.tsx'
import { markdown } from '../../kit/fields/markdown.tsx'
import { longText, nameAndSlug, text } from '../../kit/fields/text-kinds.tsx'
import { FilterControl } from './filter-control.tsx'
import { LANDINGS_KEY } from './queries.ts'
import { QuestionsControl } from './questions-control.tsx'

/** A page about one task, with the models for it. */
export const landing = declareRecord<LandingPage, z.input<typeof newLandingPageSchema>>({
  entity: 'landing-pages',
  noun: { name: 'Подборка', object: 'подборку', gender: 'f' },
  nameOf: ({ title }) => title,
  calls: (api) => api.adminLandingPages,
  refresh: () => [LANDINGS_KEY],
  schema: async () => (await import('../../../contract/content/landing-fields.ts')).newLandingPageSchema,
  question: 'Вы уверены, что хотите удалить эту подборку? По её адресу будет «Страница не найдена».',
  titles: ['Новая подборка', 'Изменить подборку'],
  buttons: ['Создать подборку', 'Сохранить изменения'],
  fields: {
    title: nameAndSlug({ prefix: landingPath(''), stopsOn: 'focus' }),
    slug: unseen(''),
    description: longText({
      rows: 3,
      isNull: true,
      hint: 'Под заголовком и в поисковиках',
    }),
    filter: custom({}, (props) => <FilterControl {...props} />),
    text: markdown({ context: 'article', isRequired: true }),
    questionIds: custom<number[] | null | undefined>([], (props) => <QuestionsControl {...props} />),
    metaTitle: text({ isNull: true, hint: 'Заголовок в поиске, если он другой' }),
    order: number({ initial: 0, hint: 'Меньше число — выше на карте сайта' }),
    published: toggle({ label: 'На сайте', hint: 'Скрытую подборку видят только сотрудники' }),
  },
})
