// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { askAgainForStyles } from './failed-styles.ts'

/** A style sheet of the document; null without is one that did not come. */
function addStyles(name: string, sheet: object | null) {
  const link = document.createElement('link')
  // Without an address nothing is loaded here.
  Object.defineProperties(link, { href: { value: name }, sheet: { value: sheet } })
  link.rel = 'stylesheet'
  link.title = name
  document.head.append(link)
}
const listStyles = () => [...document.querySelectorAll('link')].map(({ title }) => title)

beforeEach(() => document.head.replaceChildren())

test('a style sheet that did not come is asked for once more in its place, the others are left alone', () => {
  addStyles('page.css', {})
  addStyles('drawers.css', null)
  addStyles('dialog.css', {})
  askAgainForStyles()
  expect(listStyles()).toEqual(['page.css', 'drawers.css', 'drawers.css', 'dialog.css'])
})

test('what has come at another try is not asked for again', () => {
  addStyles('drawers.css', null)
  addStyles('drawers.css', {})
  askAgainForStyles()
  expect(listStyles()).toEqual(['drawers.css', 'drawers.css'])
})
