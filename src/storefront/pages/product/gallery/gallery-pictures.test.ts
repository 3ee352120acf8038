import { createStation } from '@septic-shop/plot/station.fixture.ts'
import { expect, test } from 'vitest'
import { createProduct } from '../../../../contract/catalogue/product.fixture.ts'
import { toGallery } from './gallery-pictures.ts'

const drawing = 'topas-box-1150x1170x2550-600-gravity'

test('a product without photos shows its section, from above, in winter, on the crane and in the garden', () => {
  const [section, ...more] = toGallery(createProduct({ drawing, station: createStation() }), 100)
  expect(section).toMatchObject({
    src: `/drawings/v4/product/${drawing}.svg`,
    phoneSrc: `/drawings/v4/phone/${drawing}.svg`,
    thumb: `/drawings/v4/plain/${drawing}.svg`,
    alt: 'Разрез станции Топас 6 в грунте: высота 2550 мм, ширина 1150 мм, отвод самотёком',
  })
  expect(more.map(({ title, src }) => [title, src])).toEqual([
    ['Вид сверху', `/drawings/v4/plan/${drawing}.svg`],
    ['Зимой', `/drawings/v4/winter/${drawing}.svg`],
    ['Монтаж', `/drawings/v4/lowering/${drawing}.svg`],
    ['На газоне', `/drawings/v4/lawn/${drawing}.svg`],
  ])
})

test('photos of the staff come first', () => {
  const images = ['/assets/uploads/a.webp', '/assets/uploads/b.webp']
  const sources = toGallery(createProduct({ images, drawing, station: createStation() }), 100).map(
    ({ src }) => src,
  )
  expect(sources.slice(0, 2)).toEqual(images)
  expect(sources).toHaveLength(7)
})

test('a product of an unknown body shows the default picture', () => {
  expect(toGallery(createProduct(), 100)).toMatchObject([{ src: '/default-product.svg', alt: 'Топас 6' }])
})

test.each([
  [60, ['/drawings/v4/winter-60/', '/drawings/v4/winter-phone-60/', '/drawings/v4/winter-small-60/']],
  [180, ['/drawings/v4/winter-180/', '/drawings/v4/winter-phone-180/', '/drawings/v4/winter-small-180/']],
  [0, undefined],
])('where the ground freezes to %d cm, the picture in winter says so', (frost, begin) => {
  const pictures = toGallery(createProduct({ drawing, station: createStation() }), frost)
  const winter = pictures.find(({ title }) => title === 'Зимой')
  expect(winter ? [winter.src, winter.phoneSrc, winter.thumb] : undefined).toEqual(
    begin?.map((address) => `${address}${drawing}.svg`),
  )
})
