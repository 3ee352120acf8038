// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { type Control, fillIn, isChoice } from './fill-in.ts'

const control = () => document.querySelector<Control>('input, select, textarea')

beforeEach(() => {
  document.body.innerHTML = ''
})

test.each([
  ['checkbox', true],
  ['radio', true],
  ['text', false],
  ['tel', false],
])('a visitor ticks or writes in an input of the type %s', (type, isTicked) => {
  document.body.innerHTML = `<input type="${type}">`
  const input = control()
  expect(input && isChoice(input)).toBe(isTicked)
})

test.each([
  ['a line', '<input>'],
  ['many lines', '<textarea></textarea>'],
  ['a choice from a list', '<select><option value="">Когда удобно</option><option>Утром</option></select>'],
])('the form that holds a field with %s hears of what is filled in for its visitor', (_, html) => {
  document.body.innerHTML = html
  const heard: [string, string | undefined][] = []
  for (const type of ['input', 'change'])
    document.body.addEventListener(type, (event) => heard.push([event.type, control()?.value]), {
      once: true,
    })
  const field = control()
  if (field) fillIn(field, 'Утром')
  expect(heard).toEqual([
    ['input', 'Утром'],
    ['change', 'Утром'],
  ])
})

test('React, which watches the value of its field, does not take what is filled in for its own', () => {
  document.body.innerHTML = '<input>'
  const field = control()
  const own: string[] = []
  if (field) {
    Object.defineProperty(field, 'value', { configurable: true, set: (value: string) => own.push(value) })
    fillIn(field, 'Ирина')
    Reflect.deleteProperty(field, 'value')
  }
  expect([field?.value, own]).toEqual(['Ирина', []])
})
