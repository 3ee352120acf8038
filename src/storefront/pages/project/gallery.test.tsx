// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { openStorefrontScreen } from '../../../../tests/support/storefront-screen.tsx'
import { createProject } from '../../../contract/content/project.fixture.ts'
import { Gallery } from './gallery.tsx'

const project = createProject({
  images: [1, 2, 3].map((number) => `/assets/uploads/${number}.jpg`),
})
const position = () => document.querySelector('.stage__caption b')?.textContent
const stage = () => document.querySelector('.stage') ?? document.body
const isLarge = () => screen.getByRole<HTMLDialogElement>('dialog', { hidden: true }).open

/** Moves a finger over the picture by this many pixels and ends with the given event. */
function drag(x: number, y = 0, end: 'pointerUp' | 'pointerCancel' = 'pointerUp') {
  const finger = { isPrimary: true, button: 0 }
  fireEvent.pointerDown(stage(), { ...finger, clientX: 200, clientY: 200 })
  fireEvent.pointerMove(stage(), { ...finger, clientX: 200 + x, clientY: 200 + y })
  fireEvent[end](stage(), { ...finger, clientX: 200 + x, clientY: 200 + y })
}

beforeEach(() => openStorefrontScreen(() => <Gallery project={project} />).then(() => undefined))

test('arrows go round all pictures; with Alt, Ctrl or Cmd they belong to the browser', () => {
  const gallery = screen.getByRole('group', { name: 'Чертежи и фотографии' })
  fireEvent.keyDown(gallery, { key: 'ArrowLeft' })
  expect(position()).toBe('3 из 3')
  fireEvent.keyDown(gallery, { key: 'ArrowRight' })
  expect(position()).toBe('1 из 3')
  for (const held of ['altKey', 'ctrlKey', 'metaKey']) {
    expect(fireEvent.keyDown(gallery, { key: 'ArrowLeft', [held]: true }), held).toBe(true)
    expect(position(), held).toBe('1 из 3')
  }
})

test('a swipe is longer than 40 pixels and more across than down, and ends on the picture', () => {
  drag(-39)
  drag(-60, 80)
  drag(-60, 0, 'pointerCancel')
  expect(position()).toBe('1 из 3')
  drag(-40)
  expect(position()).toBe('2 из 3')
  drag(60, 20)
  expect(position()).toBe('1 из 3')
})

test('the click that ends a swipe opens nothing, the next one does', () => {
  const open = () => fireEvent.click(screen.getByRole('button', { name: 'Показать крупно' }))
  drag(-60)
  open()
  expect(isLarge()).toBe(false)
  drag(0)
  open()
  expect(isLarge()).toBe(true)
})
