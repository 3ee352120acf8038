import type { z } from 'zod'
import type { newRedirectSchema, Redirect } from '../../../contract/content/redirects.ts'
import { CATALOGUE_PATH } from '../../../domain/site/site-paths.ts'
import { declareRecord } from '../../kit/declare-record.ts'
import { text } from '../../kit/fields/text-kinds.tsx'
import { REDIRECTS_KEY } from './queries.ts'

/** Where an address leads that is no page any more. */
export const redirect = declareRecord<Redirect, z.input<typeof newRedirectSchema>>({
  entity: 'redirects',
  noun: { name: 'Переадресация', object: 'переадресацию', gender: 'f' },
  nameOf: ({ from }) => from,
  calls: (api) => api.redirects,
  refresh: () => [REDIRECTS_KEY],
  schema: async () => (await import('../../../contract/content/redirects.ts')).newRedirectSchema,
  question:
    'Вы уверены, что хотите удалить эту переадресацию? По прежнему адресу будет «Страница не найдена».',
  titles: ['Новая переадресация', 'Изменить переадресацию'],
  buttons: ['Создать переадресацию', 'Сохранить изменения'],
  fields: {
    from: text({
      isRequired: true,
      placeholder: '/old-page',
      hint: 'Путь на этом сайте или адрес целиком; параметры за «?» перейдут сами',
    }),
    to: text({ isRequired: true, placeholder: CATALOGUE_PATH, hint: 'Страница этого сайта' }),
  },
})
