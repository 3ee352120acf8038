// @vitest-environment happy-dom
import { createStation } from '@septic-shop/plot/station.fixture.ts'
import { fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import '../../../../tests/support/dom.ts'
import { waitUntil } from '../../../../tests/support/wait-for.ts'
import { createProduct } from '../../../contract/catalogue/product.fixture.ts'
import { Gallery } from './gallery.tsx'

const images = [1, 2, 3].map((number) => `/assets/uploads/topas-${number}.jpg`)
const second = images[1]
const gallery = <Gallery product={createProduct({ images })} frost={100} />
const shown = () => document.querySelector('.shot img')?.getAttribute('src')
const marked = () =>
  [...document.querySelectorAll('[aria-current] img')].map((image) => image.getAttribute('src'))
const fail = (selector: string) => fireEvent.error(document.querySelector(selector) ?? document)

describe('A photo that cannot be loaded', () => {
  test('gives way to the next picture, whose thumbnail is marked', () => {
    render(gallery)
    fail('.shot img')
    expect([shown(), ...marked()]).toEqual([second, second])
  })

  test('leaves the chosen one as it is', () => {
    render(gallery)
    fireEvent.click(screen.getByRole('button', { name: 'Фото 2' }))
    fail('.thumbs img')
    expect(shown()).toBe(second)
  })

  test('gives way to the contour when there is no other picture', () => {
    render(gallery)
    for (const _ of images) fail('.shot img')
    expect(shown()).toBe('/default-product.svg')
  })

  test('is noticed when it failed before hydration', () => {
    const container = document.body.appendChild(document.createElement('div'))
    container.innerHTML = renderToString(gallery)
    // As the early script does.
    container.querySelector('.shot img')?.removeAttribute('data-fallback')
    render(gallery, { container, hydrate: true })
    expect(shown()).toBe(second)
  })
})

test('of a station is the picture that was chosen, with numbers on the section alone', async () => {
  const drawing = 'topas-box-1150x1170x2550-600-gravity'
  const station = createStation()
  const place: [number, number] = [0.5, 0.5]
  const numbers = { wide: [place], narrow: [place] }
  render(<Gallery product={createProduct({ name: 'Топас 6', drawing, station, numbers })} frost={100} />)
  await waitUntil(() => document.querySelector('.spot') !== null)
  fireEvent.click(screen.getByRole('button', { name: 'Вид сверху' }))
  expect(document.querySelector('.shot img')?.getAttribute('alt')).toBe('Вид сверху: Топас 6 в котловане')
  expect(document.querySelector('.spot')).toBeNull()
})
