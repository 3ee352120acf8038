import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parsePictureAddress, pictureAddress, pictureSources, sharedPictureAddress } from './pictures.ts'

test('a raster picture of ours is offered in five widths, AVIF before WebP', () => {
  const [avif, webp, ...more] = pictureSources('/assets/uploads/a-1.JPG')
  expect(avif?.type).toBe('image/avif')
  expect(avif?.srcSet).toMatch(/^\/pictures\/200\/uploads\/a-1\.JPG\.avif 200w, .* 1600w$/)
  expect(webp?.type).toBe('image/webp')
  expect(webp?.srcSet.split(', ')).toHaveLength(5)
  expect(more).toEqual([])
})

test.each([
  '/drawings/v4/card/topas-box-950x970x2500-500-gravity.svg',
  '/assets/mark.svg',
  '/assets/moving.gif',
  'https://example.ru/assets/a.jpg',
  '//example.ru/assets/a.jpg',
  '/assets/../secret.png',
  '/assets/.hidden.png',
  '/assets/фото.png',
  '/default-product.svg',
  '',
])('«%s» is shown as it is', (src) => {
  expect(pictureSources(src)).toEqual([])
})

test.each([
  '/pictures/801/uploads/a.jpg.avif',
  '/pictures/0800/uploads/a.jpg.avif',
  '/pictures/800/uploads/a.jpg.png',
  '/pictures/1200/a.jpg.png',
  '/pictures/800/blog/a.svg.jpeg',
  '/pictures/1200/blog/a.svg.png',
  '/pictures/1200/blog/a.svg.webp',
  '/pictures/1200/../a.svg.jpeg',
  '/pictures/800/uploads/a.jpg',
  '/pictures/800/../a.jpg.avif',
  '/pictures/800/uploads/..%2f..%2fa.jpg.avif',
  '/pictures/800/uploads//a.jpg.avif',
  '/pictures/800//etc/a.jpg.avif',
  '/pictures/800/a\0.jpg.avif',
])('%s is no address of a picture', (path) => {
  expect(parsePictureAddress(path)).toBeNull()
})

test.each([
  ['/assets/blog/voda.svg', { file: 'blog/voda.svg', width: 1200, format: 'jpeg' }],
  ['/assets/uploads/a.JPG', { file: 'uploads/a.JPG', width: 1200, format: 'jpeg' }],
  ['/assets/uploads/a.gif', { file: 'uploads/a.gif', width: 1200, format: 'jpeg' }],
])('%s is shared as a JPEG of our size', (src, size) => {
  expect(parsePictureAddress(sharedPictureAddress(src) ?? '')).toEqual(size)
})

test.each([
  '/favicon.svg',
  'https://example.ru/assets/a.svg',
  'https://example.ru/assets/a.jpg',
  '/assets/../a.svg',
])('%s is not ours to share', (src) => {
  expect(sharedPictureAddress(src)).toBeNull()
})

test('every address that a page names can be read back', () => {
  const name = fc.stringMatching(/^[\w-][\w.-]{0,20}$/)
  const file = fc.tuple(fc.array(name, { maxLength: 3 }), name, fc.constantFrom('jpg', 'jpeg', 'png', 'webp'))
  fc.assert(
    fc.property(file, ([folders, last, kind]) => {
      const path = [...folders, `${last}.${kind}`].join('/')
      const addresses = pictureSources(`/assets/${path}`).flatMap(({ srcSet }) =>
        srcSet.split(', ').map((one) => one.split(' ')[0] ?? ''),
      )
      expect(addresses).toHaveLength(10)
      for (const address of addresses) {
        const size = parsePictureAddress(address)
        expect(size?.file).toBe(path)
        expect(size && pictureAddress(size)).toBe(address)
      }
    }),
  )
})
