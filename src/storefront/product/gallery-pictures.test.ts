import { expect, test } from 'vitest'
import { createProduct } from '../../contract/product.fixture.ts'
import { toGallery } from './gallery-pictures.ts'

const drawing = 'topas-box-1150x1170x2550-600-gravity'

test('a product without photos shows its section and its plan', () => {
  const [section, plan, ...more] = toGallery(createProduct({ drawing }))
  expect(section).toMatchObject({
    src: `/drawings/v1/product/${drawing}.svg`,
    phoneSrc: `/drawings/v1/phone/${drawing}.svg`,
    alt: 'Разрез станции Топас 6 в грунте: высота 2550 мм, ширина 1150 мм, подводящая труба на глубине 600 мм, отвод самотёком',
  })
  expect(plan?.src).toBe(`/drawings/v1/plan/${drawing}.svg`)
  expect(more).toEqual([])
})

test('photos of the staff come first', () => {
  const images = ['/assets/uploads/a.webp', '/assets/uploads/b.webp']
  const sources = toGallery(createProduct({ images, drawing })).map(({ src }) => src)
  expect(sources.slice(0, 2)).toEqual(images)
  expect(sources).toHaveLength(4)
})

test('a product of an unknown body shows the default picture', () => {
  expect(toGallery(createProduct())).toMatchObject([{ src: '/default-product.svg', alt: 'Топас 6' }])
})
