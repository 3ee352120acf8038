// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import '../../../../tests/support/dom.ts'
import { SearchField } from './search-field.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A field whose `value` is updated when the test says, like one from an address. */
function open() {
  const published: string[] = []
  const draw = (value: string) => (
    <SearchField placeholder="Имя" value={value} onChange={(text) => published.push(text)} />
  )
  const { unmount, rerender } = render(draw(''))
  const field = screen.getByRole<HTMLInputElement>('searchbox')
  return {
    published,
    field,
    unmount,
    type: (text: string) => fireEvent.change(field, { target: { value: text } }),
    comeBack: (value: string) => rerender(draw(value)),
    wait: (ms: number) => act(() => vi.advanceTimersByTime(ms)),
  }
}

test('a text is published when typing pauses, not for each letter', () => {
  const { type, wait, published, field } = open()
  for (const text of ['т', 'то', 'топ']) {
    type(text)
    wait(200)
  }
  expect(published).toEqual([])
  wait(50)
  expect(published).toEqual(['топ'])
  expect(field.value).toBe('топ')
})

test.each([
  ['Enter', (field: HTMLElement) => fireEvent.keyDown(field, { key: 'Enter' })],
  ['leaving the field', (field: HTMLElement) => fireEvent.blur(field)],
])('%s publishes at once, and no pause publishes it again', (_what, act) => {
  const { type, wait, published, field } = open()
  type('топас')
  act(field)
  expect(published).toEqual(['топас'])
  wait(1000)
  expect(published).toEqual(['топас'])
})

test('what was typed while an earlier text was on its way stays', () => {
  const { type, wait, published, comeBack, field } = open()
  type('то')
  wait(250)
  type('топ')
  wait(250)
  type('топас')
  comeBack('то')
  comeBack('топ')
  expect(field.value).toBe('топас')
  wait(250)
  expect(published).toEqual(['то', 'топ', 'топас'])
  comeBack('топас')
  expect(field.value).toBe('топас')
})

test('Back and a reset replace the text, and nothing of it is published afterwards', () => {
  const { type, wait, published, comeBack, field } = open()
  type('топас')
  wait(250)
  comeBack('топас')
  type('топас 5')
  comeBack('евролос')
  expect(field.value).toBe('евролос')
  wait(1000)
  expect(published).toEqual(['топас'])
})

test('Esc empties the field and publishes that, then leaves Esc to others', () => {
  const { type, wait, published, comeBack, field } = open()
  type('топас')
  wait(250)
  comeBack('топас')
  fireEvent.keyDown(field, { key: 'Escape' })
  expect(field.value).toBe('')
  expect(published).toEqual(['топас', ''])
})

test('a field that goes away writes nothing: the address belongs to another screen by then', () => {
  const { type, wait, published, unmount } = open()
  type('топас')
  unmount()
  wait(1000)
  expect(published).toEqual([])
})

test('«/» moves into the field with its text chosen, but not away from other typing or out of a dialog', () => {
  const { field, type } = open()
  type('топас')
  const press = (target: Element, options = {}) => fireEvent.keyDown(target, { key: '/', ...options })
  const elsewhere = document.body.appendChild(document.createElement('textarea'))
  press(elsewhere)
  press(document.body, { ctrlKey: true })
  expect(document.activeElement).not.toBe(field)
  const dialog = document.body.appendChild(document.createElement('dialog'))
  dialog.setAttribute('open', '')
  press(document.body)
  expect(document.activeElement).not.toBe(field)
  dialog.remove()
  elsewhere.remove()
  expect(press(document.body)).toBe(false)
  expect(document.activeElement).toBe(field)
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, 5])
})
