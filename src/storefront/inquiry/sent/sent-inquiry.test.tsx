// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { answerTexts, answerWithoutSections } from '../../../../tests/support/original-texts.ts'
import { openStorefrontScreen } from '../../../../tests/support/storefront-screen.tsx'
import { waitFor } from '../../../../tests/support/wait-for.ts'
import { fetchTransport } from '../../../api/fetch-transport.ts'
import { createStorefrontApi } from '../../../api/storefront.ts'
import { createProduct } from '../../../contract/catalogue/product.fixture.ts'
import { WORKING_WEEK, type WorkingWeek } from '../../../domain/inquiry/lead-handling.ts'
import { sentSecret } from '../../parts/additions/sent-secret.ts'
import { toCartItem } from '../../parts/shopping/cart.ts'
import { accompanied } from '../outbox/accompanied.ts'
import { irina, press, thanks } from '../outbox/unsent.fixture.ts'
import { SentBox } from '../unsent/unsent-states.tsx'
import { SentInquiry } from './sent-inquiry.tsx'

vi.mock('../../parts/additions/additions.tsx', () => {
  throw new TypeError('Failed to fetch dynamically imported module')
})

/** After the page was opened. */
const NOW = Date.parse('2099-11-26T09:00:00Z')
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: NOW }))
afterEach(() => {
  vi.useRealTimers()
  week = none
})

const none = { mon: null, tue: null, wed: null, thu: null, fri: null, sat: null, sun: null }
let week: WorkingWeek = none
const settings = { companyPhone: '+7 (495) 000-00-00', workingHours: '', answerWithinMinutes: 15 }

const item = (id: number) =>
  toCartItem(createProduct({ id, name: `Топас ${id}`, price: 10_000_000, installationPrice: 2_000_000 }))
const values = { name: ' Ирина ', phone: '8 926 123-45-67', email: '', message: ' ', preferredTime: '' }

/** Opens the confirmation of an inquiry about `count` products. Returns what it repeats of the inquiry. */
async function open(count: number, more: object = {}, at = NOW, texts = answerTexts) {
  const items = Array.from({ length: count }, (_, index) => item(index + 1))
  const sent = { id: 7, at, values: { ...values, ...more }, items }
  await openStorefrontScreen(
    () => (
      <SentInquiry kept={sent} heading="h1" messageLabel="Комментарий">
        <a href="/catalog">Продолжить выбор</a>
      </SentInquiry>
    ),
    async ([noun]) => (noun === 'settings' ? { ...settings, hours: week } : []),
    { texts },
  )
  const heading = await screen.findByRole('heading', { level: 1, name: 'Заявка № 7 принята' })
  // Only who has just sent it is led there.
  expect(document.activeElement === heading).toBe(at === Date.now())
  return [...document.querySelectorAll('.sent__facts dt')].map((label) => [
    label.textContent,
    label.nextElementSibling?.textContent?.replaceAll(/\s/g, ' '),
  ])
}

test('an inquiry repeats what was filled in, and nothing that was left empty', async () => {
  expect(await open(1)).toEqual([
    ['Имя', 'Ирина'],
    ['Телефон', '8 926 123-45-67'],
  ])
  await screen.findByText('Ирина, спасибо. Платить ничего не нужно: сначала замер, потом договор.')
  screen.getByText('Перезвоним в рабочее время')
  expect(screen.getByRole('link', { name: settings.companyPhone }).getAttribute('href')).toBe(
    'tel:+74950000000',
  )
  screen.getByRole('link', { name: 'Продолжить выбор' })
})

test.each([
  ['Ирина', 'Ирина, спасибо.'],
  ['', 'Спасибо.'],
])('the confirmation for «%s» stands without the words of staff that cannot be had', async (name, thanks) => {
  await open(1, { name }, NOW, answerWithoutSections)
  screen.getByText(thanks)
  screen.getByText('Перезвоним в рабочее время')
})

test('one about several products says their sum, and no line of it can be taken out any more', async () => {
  expect(await open(2, { email: 'i@example.ru', message: 'После шести' })).toEqual([
    [expect.stringMatching(/^Итого/), '200 000 ₽'],
    ['Имя', 'Ирина'],
    ['Телефон', '8 926 123-45-67'],
    ['Эл. почта', 'i@example.ru'],
    ['Комментарий', 'После шести'],
  ])
  expect(screen.getAllByRole('listitem')).toHaveLength(2)
  expect(screen.queryByRole('button')).toBeNull()
})

test('who wished to be called in the evening reads that, not by when we call', async () => {
  await open(1, { preferredTime: 'Вечером, после 16:00' })
  screen.getByText('Перезвоним в рабочее время, как вам удобно: вечером, после 16:00')
})

test('who wished the morning in the afternoon is called tomorrow', async () => {
  week = WORKING_WEEK
  // 14:18 in Moscow.
  const at = Date.parse('2099-11-26T11:18:00Z')
  vi.setSystemTime(at)
  await open(1, { preferredTime: 'Утром, до 12:00' }, at)
  screen.getByText('Перезвоним завтра, как вам удобно: утром, до 12:00')
  expect(document.body.textContent).not.toContain('Стараемся')
})

test('while staff work, the promise is what they try', async () => {
  week = WORKING_WEEK
  await open(1)
  screen.getByText(/Стараемся за 15 минут\./)
})

test.each([
  ['a phone that is eight hours slow', '2099-11-26T17:00:00Z', 'завтра с 9:00'],
  ['a phone that is a day fast', '2099-11-25T04:00:00Z', 'сегодня с 9:00'],
  ['a phone that is right', '2099-11-26T09:00:01Z', 'сегодня до 19:00'],
])('on %s the promise goes by the clock of the shop', async (_which, atShop, when) => {
  week = WORKING_WEEK
  const headers = { date: new Date(atShop).toUTCString() }
  vi.stubGlobal('fetch', async () => Response.json({ ...thanks, id: 7, attachmentSecret: 'x' }, { headers }))
  onTestFinished(() => void vi.unstubAllGlobals())
  onTestFinished(sentSecret(7).remove)
  await accompanied(createStorefrontApi(fetchTransport).inquiries.contact)(irina)
  await open(1)
  screen.getByText(`Перезвоним ${when}`)
  const unsent = {
    ...press(),
    at: NOW,
    nextAt: 0,
    attempts: 0,
    sentAt: NOW,
    number: 7,
    reason: '',
    errors: {},
  }
  await openStorefrontScreen(
    () => <SentBox unsent={unsent} onClose={() => undefined} />,
    async () => ({ ...settings, hours: week }),
  )
  screen.getByText(`Перезвоним ${when}.`)
  const clock = new Date(atShop).toLocaleTimeString('ru-RU', {
    timeStyle: 'short',
    timeZone: 'Europe/Moscow',
  })
  screen.getByText(`Заявка № 7 отправлена в ${clock}`)
})

test('the day after the page no longer promises a call today', async () => {
  await open(1, {}, Date.parse('2026-11-20T15:00:00Z'))
  screen.getByText('Заявка у нас с 20 ноября 2026 г. в 18:00')
  screen.getByText(/Если мы ещё не дозвонились, позвоните/)
})

test('who could add photos reads that their code is away, and a retry brings the document of the present build', async () => {
  sentSecret(7).set({ secret: 'x', photos: 0, words: [] })
  onTestFinished(sentSecret(7).remove)
  const reload = vi.spyOn(window.location, 'reload').mockReturnValue(undefined)
  vi.stubGlobal('fetch', async () => new Response(null))
  onTestFinished(() => void vi.unstubAllGlobals())
  await open(1)
  await screen.findByText('Снимки участка сейчас не добавить.')
  await act(async () => screen.getByRole('button', { name: 'Повторить' }).click())
  await waitFor(() => expect(reload).toHaveBeenCalledOnce())
})
