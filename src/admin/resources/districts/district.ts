import { queryOptions } from '@tanstack/react-query'
import type { z } from 'zod'
import type { StaffApi } from '../../../api/staff.ts'
import type { District, newDistrictSchema } from '../../../contract/content/districts.ts'
import { LABEL_SIDE_NAMES } from '../../../domain/site/label-sides.ts'
import { declareRecord } from '../../kit/declare-record.ts'
import { choice, number, toggle } from '../../kit/fields/kinds.tsx'
import { text } from '../../kit/fields/text-kinds.tsx'

/** All districts. */
export const districtsQuery = (api: StaffApi) =>
  queryOptions({
    queryKey: ['districts'],
    queryFn: ({ signal }) => api.adminDistricts.list(undefined, { signal }),
    meta: { failure: 'Не удалось загрузить районы' },
  })

/** A district that the company works in. */
export const district = declareRecord<District, z.input<typeof newDistrictSchema>>({
  entity: 'districts',
  noun: { name: 'Район', object: 'район', gender: 'm' },
  nameOf: ({ name }) => name,
  calls: (api) => api.adminDistricts,
  refresh: (api) => [districtsQuery(api).queryKey],
  schema: async () => (await import('../../../contract/content/districts.ts')).newDistrictSchema,
  question:
    'Вы уверены, что хотите удалить этот район? Он исчезнет из списка и со схемы на главной странице.',
  titles: ['Новый район', 'Изменить район'],
  buttons: ['Создать район', 'Сохранить изменения'],
  fields: {
    name: text({ isRequired: true, placeholder: 'Щёлково' }),
    latitude: number({ isRequired: true, isHalf: true, hint: 'Первое из двух чисел на карте: 55.9203' }),
    longitude: number({ isRequired: true, isHalf: true, hint: 'Второе: 38.0' }),
    label: choice({
      choices: LABEL_SIDE_NAMES,
      initial: 'right',
      hint: 'С какой стороны точки: чтобы названия соседей не закрывали друг друга',
    }),
    order: number({ isHalf: true, hint: 'Меньше число — выше в списке; пусто — последним' }),
    published: toggle({ isHalf: true, hint: 'Скрытый район видят только сотрудники' }),
  },
})
