// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { currentToast, dismissToast } from '../../../ui/toast/toast-store.ts'
import { openBlank, openChat, pointToChat } from './open-chat.ts'

const whatsapp = { kind: 'whatsapp', value: '+7 926 123-45-67' } as const
const ADDRESS = 'https://wa.me/79261234567?text=%D0%94%D0%BE%D0%BC'
const opened = { title: 'WhatsApp открыт', description: 'Отправьте сообщение в открывшемся окне' }
const failed = { title: 'Ошибка', description: 'Произошла ошибка при открытии WhatsApp', tone: 'bad' }

/** What the browser gives for a new window. */
const createWindow = () => ({ opener: {}, closed: false, location: { href: '' } })
const browserOpens = (open: (...given: string[]) => unknown) => {
  const opening = vi.fn(open)
  vi.stubGlobal('open', opening)
  return opening
}

beforeEach(() => dismissToast())
afterEach(() => void vi.unstubAllGlobals())

test('a chat opens in a window of its own with the text, and cannot lead our page elsewhere', () => {
  const chat = createWindow()
  const open = browserOpens(() => chat)
  expect(openChat(whatsapp, 'Дом')).toBe(true)
  expect(open.mock.calls).toEqual([[ADDRESS, '_blank']])
  expect(chat.opener).toBeNull()
  expect(currentToast()).toMatchObject(opened)
  expect(currentToast()).not.toHaveProperty('tone')
})

test.each<[string, () => unknown]>([
  ['blocks it', () => null],
  [
    'forbids it',
    () => {
      throw new DOMException('denied', 'SecurityError')
    },
  ],
])('where the browser %s, the visitor is told', (_what, open) => {
  browserOpens(open)
  expect(openChat(whatsapp, 'Дом')).toBe(false)
  expect(currentToast()).toMatchObject(failed)
})

test('a window that was opened empty is led to the chat once the inquiry is stored', () => {
  const chat = createWindow()
  const open = browserOpens(() => chat)
  const blank = openBlank()
  expect(open.mock.calls).toEqual([['about:blank', '_blank']])
  expect(currentToast()).toBeNull()
  expect(pointToChat(blank, whatsapp, 'Дом')).toBe(true)
  expect(chat.location.href).toBe(ADDRESS)
  expect(currentToast()).toMatchObject(opened)
})

test('nobody is led to a chat in a window that was closed meanwhile, or never opened', () => {
  const chat = { ...createWindow(), closed: true }
  browserOpens(() => chat)
  expect(pointToChat(openBlank(), whatsapp, 'Дом')).toBe(false)
  expect(chat.location.href).toBe('')
  expect(currentToast()).toMatchObject(failed)
  dismissToast()
  expect(pointToChat(null, whatsapp, 'Дом')).toBe(false)
  expect(currentToast()).toMatchObject(failed)
})
