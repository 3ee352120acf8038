import { expect, test } from 'vitest'
import { DEFAULT_FEATURED_IMAGE, featuredImageAddress, sharePicture } from './featured-image.ts'

test.each([
  ['http://example.org/a.png', 'http://example.org/a.png'],
  ['https://example.org/a.png', 'https://example.org/a.png'],
  ['/assets/uploads/a.webp', '/assets/uploads/a.webp'],
  ['blog/truba.svg', '/assets/blog/truba.svg'],
  ['a.png', '/assets/a.png'],
  ['assets/a.png', '/assets/assets/a.png'],
  ['  a.png ', '/assets/a.png'],
  ['', null],
  ['   ', null],
  [null, null],
  [undefined, null],
])('%j leads to %j', (value, address) => {
  expect(featuredImageAddress(value)).toBe(address)
})

test.each([
  ['a.png', '/assets/a.png'],
  ['blog/truba.svg', '/pictures/1200/blog/truba.svg.jpeg'],
  ['/assets/blog/truba.svg', '/pictures/1200/blog/truba.svg.jpeg'],
  ['/assets/../truba.svg', DEFAULT_FEATURED_IMAGE],
  ['https://example.org/a.SVG?v=2', DEFAULT_FEATURED_IMAGE],
  [null, DEFAULT_FEATURED_IMAGE],
])('a shared link with %j shows %s', (value, address) => {
  expect(sharePicture(value)).toBe(address)
})
