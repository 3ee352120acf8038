import { expect, test } from 'vitest'
import { buildSitemap } from './sitemap.ts'

test('addresses are whole and written as XML wants them; a page whose change nobody knows has no date', () => {
  const pages = [{ path: '/catalog?from=a&to=б', changed: '2026-03-01T10:00:00.000Z' }, { path: '/about' }]
  expect(buildSitemap(pages, 'https://shop.example').split('\n').slice(2, -1)).toEqual([
    '<url><loc>https://shop.example/catalog?from=a&amp;to=%D0%B1</loc><lastmod>2026-03-01T10:00:00.000Z</lastmod></url>',
    '<url><loc>https://shop.example/about</loc></url>',
  ])
})

test('pictures are named with their page, each once and by whole addresses', () => {
  const pictures = ['/assets/a.jpg', 'https://cdn.example/b.jpg?x=1&y=2', '/assets/a.jpg', 'http://']
  expect(buildSitemap([{ path: '/product/a', pictures }], 'https://shop.example')).toContain(
    '<url><loc>https://shop.example/product/a</loc>' +
      '<image:image><image:loc>https://shop.example/assets/a.jpg</image:loc></image:image>' +
      '<image:image><image:loc>https://cdn.example/b.jpg?x=1&amp;y=2</image:loc></image:image></url>',
  )
})
