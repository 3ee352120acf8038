// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { waitFor } from '../../../tests/support/wait-for.ts'
import { watchPictures } from './watch-pictures.ts'

let near: (...images: readonly (Element | null)[]) => void
let watched: Element[]
let options: IntersectionObserverInit | undefined

class Observer {
  constructor(callback: (entries: object[]) => void, given?: IntersectionObserverInit) {
    options = given
    near = (...images) => callback(images.map((target) => ({ isIntersecting: true, target })))
  }
  observe(image: Element) {
    watched.push(image)
  }
  unobserve(image: Element) {
    watched = watched.filter((other) => other !== image)
  }
}

const image = () => document.querySelector('img')
const source = () => document.querySelector('source')
const PAGE = `<picture><source srcset="/a.avif 400w">
  <img src="/a.png" data-lazy="" data-fallback="/default.svg" width="40" height="30" alt=""></picture>`

beforeEach(() => {
  watched = []
  vi.stubGlobal('IntersectionObserver', Observer)
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false)
  document.body.innerHTML = PAGE
  watchPictures()
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('a picture far below is not asked for: an empty one of its size stands in, until it is 200 px near', () => {
  expect(options).toEqual({ threshold: 0.01, rootMargin: '200px' })
  expect(watched).toEqual([image()])
  expect(image()?.getAttribute('src')).toContain("width='40' height='30'")
  expect(source()?.getAttribute('srcset')).toBe('')
  near(image())
  expect(image()?.getAttribute('src')).toBe('/a.png')
  expect(source()?.getAttribute('srcset')).toBe('/a.avif 400w')
  expect(watched).toEqual([])
})

test('a page that is printed has all of its pictures', () => {
  dispatchEvent(new Event('beforeprint'))
  expect(image()?.getAttribute('src')).toBe('/a.png')
  expect(source()?.getAttribute('srcset')).toBe('/a.avif 400w')
})

test('a picture that does not come gives way to the one behind it, once', () => {
  near(image())
  image()?.dispatchEvent(new Event('error'))
  expect(image()?.getAttribute('src')).toBe('/default.svg')
  expect(source()?.getAttribute('srcset')).toBe('')
  image()?.setAttribute('src', '/other.png')
  image()?.dispatchEvent(new Event('error'))
  expect(image()?.getAttribute('src')).toBe('/other.png')
})

test('what comes onto the page later is watched as well', async () => {
  document.body.insertAdjacentHTML('beforeend', '<img class="late" src="/b.png" data-lazy="" alt="">')
  const late = document.querySelector('.late')
  await waitFor(() => expect(watched).toContain(late))
  near(late)
  expect(late?.getAttribute('src')).toBe('/b.png')
})

test('one that had failed before the script came gives way too', () => {
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true)
  document.body.innerHTML = PAGE
  watchPictures()
  expect(image()?.getAttribute('src')).toBe('/default.svg')
})
