import { palette } from '@septic-shop/station-drawing/core/palette.ts'
import type { z } from 'zod'
import type { Manufacturer, newManufacturerSchema } from '../../../../contract/catalogue/manufacturers.ts'
import { manufacturerPath } from '../../../../domain/site/site-paths.ts'
import { declareRecord } from '../../../kit/declare-record.ts'
import { custom, number, picture, unseen } from '../../../kit/fields/kinds.tsx'
import { list, longText, nameAndSlug, text } from '../../../kit/fields/text-kinds.tsx'
import { manufacturersQuery, PRODUCTS_KEY } from '../../../queries.ts'
import { ColorField } from './color-field.tsx'

/** A manufacturer. The slug of a new one is generated from its name until it is edited. */
export const manufacturer = declareRecord<Manufacturer, z.input<typeof newManufacturerSchema>>({
  entity: 'manufacturers',
  noun: { name: 'Производитель', object: 'производителя', gender: 'm' },
  nameOf: ({ name }) => name,
  calls: (api) => api.adminManufacturers,
  refresh: (api) => [manufacturersQuery(api).queryKey, PRODUCTS_KEY],
  schema: async () => (await import('../../../../contract/catalogue/manufacturers.ts')).newManufacturerSchema,
  question:
    'Вы уверены, что хотите удалить этого производителя? Удалить можно только того, у кого нет товаров. Это действие нельзя отменить.',
  titles: ['Создать производителя', 'Редактировать производителя'],
  buttons: ['Создать производителя', 'Сохранить изменения'],
  fields: {
    name: nameAndSlug({ prefix: manufacturerPath(''), stopsOn: 'typing' }),
    slug: unseen('', 'Адрес страницы (slug)'),
    color: custom(palette.lid, (props) => <ColorField {...props} />, 'Цвет'),
    logoUrl: picture({ hint: 'Стоит над заголовком на странице производителя' }),
    aliases: list('\n', {
      hint: 'По одному в строке: так ищут производителя на сайте и пишут в адресах',
      rows: 4,
    }),
    description: longText({ hint: 'Первое предложение стоит над списком товаров', rows: 5, isNull: true }),
    warrantyText: longText({ hint: 'Сколько лет и на что: словами, как в паспорте', rows: 2, isNull: true }),
    order: number({
      initial: 0,
      hint: 'Чем меньше, тем выше; первых трёх называют страница «не найдено» и другие короткие списки',
    }),
    website: text({ placeholder: 'https://', isNull: true, isHalf: true }),
    country: text({ isNull: true, isHalf: true }),
  },
})
