import sharp from 'sharp'
import { expect, test } from 'vitest'
import { openShop } from './support/shop.ts'

const shop = openShop()
const key = 'topas-box-1150x1170x2550-600-gravity'

test('a drawing is kept by browsers for ever, a drawing of another edition is not', async () => {
  const drawing = await shop.get(`/drawings/v1/card/${key}.svg`)
  expect(drawing.headers.get('content-type')).toBe('image/svg+xml')
  expect(drawing.headers.get('cache-control')).toContain('immutable')
  expect((await shop.get(`/drawings/v0/card/${key}.svg`)).headers.get('cache-control')).toBe('no-cache')
})

test('a page shared in a messenger shows a picture of 1200 × 630', async () => {
  const response = await shop.get(`/drawings/v1/open-graph/${key}.png`)
  const { width, height, format } = await sharp(Buffer.from(await response.arrayBuffer())).metadata()
  expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'png' })
})

test('somebody who asks for a hundred invented stations at once is asked to wait, and the next visitor is not', async () => {
  const rasterOf = (height: number) =>
    shop.get(`/drawings/v1/open-graph/topas-box-1150x1170x${height}-600-gravity.png`)
  const heights = Array.from({ length: 100 }, (_, number) => 2000 + number)
  const answers = await Promise.all(heights.map(rasterOf))
  const limited = answers.filter(({ status }) => status === 429)
  expect(answers.filter(({ status }) => status === 200).length).toBe(100 - limited.length)
  expect(limited.length).toBeGreaterThan(80)
  expect(limited[0]?.headers.get('retry-after')).toBe('60')
  expect(limited[0]?.headers.get('cache-control')).toBeNull()
  expect((await rasterOf(2199)).status).toBe(200)
})

test('many who ask for one picture wait for one drawing of it', async () => {
  const asked = Array.from({ length: 60 }, () =>
    shop.get('/drawings/v1/open-graph/topas-box-1150x1170x2222-600-gravity.png'),
  )
  expect(new Set((await Promise.all(asked)).map(({ status }) => status))).toEqual(new Set([200]))
})

test.each([
  `/drawings/v1/card/${key}.png`,
  '/drawings/v1/card/topas-box-99999x1x2-600-gravity.svg',
  '/drawings/v1/nothing/x.svg',
  `/drawings/v1/card/${key}.exe`,
])('%s is drawn for nobody', async (address) => {
  expect((await shop.get(address)).status).toBe(404)
})
