import { DEFAULT_PICTURE } from '@septic-shop/station-drawing/drawing-address.ts'
import { expect, test } from 'vitest'
import { pictureOf } from './picture.ts'

const drawing = 'topas-box-950x970x2500-500-gravity'

test('a product without an image shows the drawing of its body', () => {
  expect(pictureOf({ imageUrl: null, drawing }, 'card')).toEqual({
    src: `/drawings/v4/card/${drawing}.svg`,
    fallback: DEFAULT_PICTURE,
  })
})

test("a product's own image comes first and its drawing stands fallbackFor it", () => {
  expect(pictureOf({ imageUrl: '/assets/uploads/a.webp', drawing }, 'thumb')).toEqual({
    src: '/assets/uploads/a.webp',
    fallback: `/drawings/v4/thumb/${drawing}.svg`,
  })
})

test('a snapshot shows its first image', () => {
  expect(pictureOf({ images: ['/a.webp', '/b.webp'] }, 'thumb').src).toBe('/a.webp')
})

test('nothing known gives the default picture, and another one fallbackFor it', () => {
  const { src, fallback } = pictureOf({ images: [], drawing: null }, 'card')
  expect(src).toBe(DEFAULT_PICTURE)
  expect(fallback).toMatch(/broken-picture/)
})

test('a shared link gets a raster', () => {
  expect(pictureOf({ drawing }, 'open-graph').src).toBe(`/drawings/v4/open-graph/${drawing}.jpeg`)
})
