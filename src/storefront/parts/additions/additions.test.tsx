// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Additions } from './additions.tsx'
import { sentSecret } from './sent-secret.ts'

const sent = vi.hoisted(() => ({
  calls: [] as { comment?: string; photo?: Blob; idempotencyKey?: string }[],
  isAway: false,
  hold: undefined as Promise<void> | undefined,
}))
vi.mock('./send-addition.ts', () => ({
  NO_CONNECTION: 'Нет связи',
  sendAddition: async (addition: { comment?: string; photo?: Blob }) => {
    sent.calls.push(addition)
    await sent.hold
    if (sent.isAway) throw new Error('Нет связи')
    return 1
  },
}))
vi.mock('./shrink-photo.ts', () => ({ shrinkPhoto: async (photo: File) => ({ photo, url: 'blob:1' }) }))

const field = () => screen.getByLabelText<HTMLTextAreaElement>(/^Что ещё важно/)
const type = (value: string) => fireEvent.change(field(), { target: { value } })
const press = () => act(async () => fireEvent.submit(field()))
const reconnect = () => act(async () => void dispatchEvent(new Event('online')))
const open = () => act(async () => void render(<Additions id={7} />))

beforeEach(async () => {
  sessionStorage.clear()
  sentSecret(7).set({ secret: 'ключ', photos: 0, words: [] })
  Object.assign(sent, { calls: [], isAway: false, hold: undefined })
  await open()
})
afterEach(cleanup)

test('words that are typed and not sent are still there after a reload; sent, they leave the field for good', async () => {
  type('Во дворе собака')
  cleanup()
  await open()
  expect(field().value).toBe('Во дворе собака')
  await press()
  expect(sent.calls).toMatchObject([{ comment: 'Во дворе собака' }])
  expect(field().value).toBe('')
  screen.getByText('Добавлено к заявке. Можно дописать ещё.')
  cleanup()
  await open()
  expect(field().value).toBe('')
})

test('words and photos that found no connection go by themselves once it is back, and not again', async () => {
  sent.isAway = true
  type('Вода в метре')
  await press()
  screen.getByText('Нет связи. Отправим сами, когда она появится')
  const photos = ['дом', 'сад'].map((name) => new File(['x'], `${name}.jpg`, { type: 'image/jpeg' }))
  await act(async () => fireEvent.change(screen.getByLabelText('Добавить'), { target: { files: photos } }))
  expect(screen.getAllByText(/^Нет связи/)).toHaveLength(3)
  expect(sent.calls).toHaveLength(3)
  sent.isAway = false
  await reconnect()
  const [house, garden] = photos
  expect(sent.calls.slice(3)).toMatchObject([
    { comment: 'Вода в метре' },
    { photo: house },
    { photo: garden },
  ])
  const keys = sent.calls.flatMap(({ idempotencyKey }) => idempotencyKey ?? [])
  expect(keys[0]).toMatch(/^\d+-/)
  expect(keys[1]).not.toBe(keys[0])
  expect(keys.slice(2)).toEqual(keys.slice(0, 2))
  expect(screen.queryByText(/Нет связи/)).toBeNull()
  expect(screen.getByRole('list', { name: 'Вы дописали' }).textContent).toBe('Вода в метре')
  await reconnect()
  expect(sent.calls).toHaveLength(6)
})

test.each([
  ['after it was said that there is no connection', false],
  ['while they are under way without a connection', true],
])('words that are typed on %s wait for another press', async (_when, isUnderWay) => {
  const { promise, resolve } = Promise.withResolvers<void>()
  sent.isAway = true
  if (isUnderWay) sent.hold = promise
  type('Вода')
  await press()
  type('Вода в мет')
  await act(async () => resolve())
  if (isUnderWay) screen.getByText('Нет связи. Допишите и нажмите ещё раз')
  else expect(screen.queryByText(/Нет связи/)).toBeNull()
  sent.isAway = false
  await reconnect()
  expect(sent.calls).toMatchObject([{ comment: 'Вода' }])
  expect(field().value).toBe('Вода в мет')
  type('Вода в метре')
  await press()
  expect(sent.calls.slice(1)).toMatchObject([{ comment: 'Вода в метре' }])
})

test('words that are typed while others are under way stay in the field when those have arrived', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  sent.hold = promise
  type('Во дворе собака')
  await press()
  type('Во дворе собака и забор')
  await act(async () => resolve())
  screen.getByText('Добавлено к заявке. Можно дописать ещё.')
  expect(field().value).toBe('Во дворе собака и забор')
  cleanup()
  await open()
  expect(field().value).toBe('Во дворе собака и забор')
})
