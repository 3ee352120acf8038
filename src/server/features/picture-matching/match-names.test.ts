import { expect, test } from 'vitest'
import { createMatcher, type NamedProduct } from './match-names.ts'

const topas = { name: 'Топас', aliases: ['topol-eco', 'Тополь'] }
const product = (id: number, name: string, more: Partial<NamedProduct> = {}): NamedProduct => ({
  id,
  name,
  published: true,
  slug: `slug-${id}`,
  model: name,
  manufacturer: topas,
  ...more,
})

const match = createMatcher([
  product(5, 'Топас 5'),
  product(50, 'Топас 5 Пр', { slug: 'topas-5-pr' }),
  product(51, 'Топас 5 Лонг Пр'),
  product(55, 'Топас-С 5'),
  product(6, 'Евролос Био 5', { manufacturer: { name: 'Евролос', aliases: ['eurolos'] }, model: 'EB-5/1' }),
  product(7, 'Юнилос Астра 5', { manufacturer: { name: 'Юнилос', aliases: [] } }),
  product(8, 'Био-С 5+', { manufacturer: { name: 'Био-С', aliases: [] }, model: null }),
  product(9, 'Двойник'),
  product(10, 'Двойник', { slug: 'dvoinik-2' }),
  product(12, 'Топас 6'),
  product(13, 'Топас 6', { slug: 'topas-6-kopiya', published: false }),
  product(11, 'Станция', { model: '5' }),
])

test.each<[string, number | null, number?]>([
  ['Топас 5.jpg', 5],
  ['topas5.JPEG', 5],
  ['ТОПАС-5.png', 5],
  ['ТОПАС-5ПР.jpg', 50],
  ['Топас 5Пр.webp', 50],
  ['topas_5_pr.jpg', 50],
  ['topas-5-pr.jpg', 50],
  ['topas-5_2.jpg', 5, 2],
  ['topas-5 (3).jpg', 5, 3],
  ['ТОПАС 5 ПР 2.jpg', 50, 2],
  ['topas5pr2.jpg', 50, 2],
  ['Топас 5 фото 4.jpg', 5, 4],
  ['Топас 5 — копия.jpg', 5],
  ['topas-5_main.jpg', 5],
  ['topas-5_19.jpg', 5, 5],
  ['Топас 5 Лонг Пр.jpg', 51],
  ['topas s 5.jpg', 55],
  ['Тополь 5 Пр.jpg', 50],
  ['Eurolos Bio 5.jpg', 6],
  ['evrolos-bio-5-2.jpg', 6, 2],
  ['EB-5_1.png', 6],
  ['unilos astra 5.jpg', 7],
  ['Био-С 5+.jpg', 8],
  ['slug-7.jpg', 7],
  ['Каталог/Топас 5 Пр/2.jpg', 50, 2],
  ['Каталог * [x] {y}/Топас 5 Пр */2.jpg', 50, 2],
  ['Топас 5\\1.jpg', 5],
  ['Топас 6.jpg', 12],
  ['topas-6_2.jpg', 12, 2],
  ['Топас 52.jpg', null],
  ['Топас 5 Ус.jpg', null],
  ['IMG_0012.jpg', null],
  ['5.jpg', null],
  ['.jpg', null],
])('a picture named %s is for the product that a person means', (file, id, place = 1) => {
  expect(match(file)).toEqual({ productIds: id === null ? [] : [id], place })
})

test('between two products of one name a person chooses', () => {
  expect(match('двойник_2.jpg')).toEqual({ productIds: [9, 10], place: 2 })
})
