// @vitest-environment happy-dom
import { render } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import '../../tests/support/dom.ts'
import { Picture } from './picture.tsx'

const size = { alt: '', width: 760, height: 500 }
const photo = { ...size, src: '/assets/uploads/pit.jpg', sizes: '(min-width: 64em) 30vw, 92vw' }
const preloads = () => [...document.querySelectorAll('link[rel="preload"]')]

beforeEach(() => document.head.replaceChildren())

test('each size of a photo says how wide it is shown, so that a phone loads a small one', () => {
  const { container } = render(<Picture {...photo} />)
  const sources = [...container.querySelectorAll('source')]
  expect(sources.map((source) => [source.type, source.sizes])).toEqual([
    ['image/avif', photo.sizes],
    ['image/webp', photo.sizes],
  ])
  const image = container.querySelector('img')
  expect([image?.getAttribute('loading'), image?.hasAttribute('data-lazy')]).toEqual(['lazy', true])
  expect(preloads(), 'a picture further down is not asked for at once').toEqual([])
})

test('the main picture of a page comes first, in the size it will be shown', () => {
  const { container } = render(<Picture {...photo} lazy={false} />)
  const image = container.querySelector('img')
  expect([image?.getAttribute('loading'), image?.hasAttribute('data-lazy')]).toEqual(['eager', false])
  expect(preloads().map((link) => [link.getAttribute('type'), link.getAttribute('imagesizes')])).toEqual([
    ['image/avif', photo.sizes],
  ])
})

test('a drawing has a sheet for narrow screens, and none is turned into another format', () => {
  const { container } = render(
    <Picture {...size} src="/drawings/wide.svg" narrowSrc="/drawings/narrow.svg" />,
  )
  const sources = [...container.querySelectorAll('source')]
  expect(sources.map((source) => [source.media, source.srcset])).toEqual([
    ['(max-width: 39.99em)', '/drawings/narrow.svg'],
  ])
})
