// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import {
  createRequestServer,
  key,
  MARIA,
  noLink,
  OLGA,
  openInquirySheet,
  press,
  type RequestServer,
} from '../../../../../tests/support/inquiry-sheet.tsx'
import { createProduct } from '../../../../contract/catalogue/product.fixture.ts'
import { createInquiryDetail } from '../../../../contract/inquiries/inquiry.fixture.ts'
import type { InquiryDetail } from '../../../../contract/inquiries/work.ts'
import { offer, offeredAnswers } from '../../../../domain/inquiry/offer/offer.fixture.ts'

let server: RequestServer

async function open(own: Partial<InquiryDetail> = {}) {
  const createdAt = new Date(Date.now() - 90_000).toISOString()
  server = createRequestServer(createInquiryDetail({ id: 7, createdAt, ...own }))
  server.products = [createProduct({ id: 5, name: 'Топас 5', slug: 'topas-5' })]
  await openInquirySheet(server)
}
const versions = () => server.arrived.map(({ version }) => version)
const pairs = () =>
  [...document.querySelectorAll('.pairs > div')].map((pair) =>
    ['dt', 'dd'].map((name) => pair.querySelector(name)?.textContent),
  )

test('What was typed beside the phone stands under the number, which dials with its extension', async () => {
  await open({ phone: '8-495-000-11-22 доб. 12, до 18', phoneE164: '+74950001122' })
  expect((await screen.findByText('доб. 12, до 18')).previousElementSibling?.textContent).toBe(
    '+7 495 000-11-22',
  )
  const links = screen.getAllByRole('link', { name: /Позвонить|495/ })
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    'tel:+74950001122,12',
    'tel:+74950001122,12',
  ])
})

test.each<[string, Partial<InquiryDetail>]>([
  ['whose phone cannot be dialled', { phone: 'нет', phoneE164: null }],
  ['that is erased', { erasedAt: '2026-11-20T11:00:00Z' }],
  ['that is merged', { mergedInto: 5 }],
])('no call begins of a request %s, by key or press', async (_which, own) => {
  await open({ phone: '+7 495 000-11-22', phoneE164: '+74950001122', ...own })
  await screen.findByText(/^\d+ запис/)
  await key('KeyC')
  expect(screen.queryByRole('link', { name: /Позвонить|495/, hidden: true })).toBeNull()
  expect(sessionStorage.getItem('request-calls') ?? '{}').toBe('{}')
  expect(server.arrived).toEqual([])
})

describe('What the sheet says', () => {
  test('place and day are always there, unknown ones as a dash', async () => {
    await open({ email: 'vera@example.ru', service: 'Скважина', message: 'Звоните вечером' })
    expect(pairs().slice(0, 4)).toEqual([
      ['Тема', 'Скважина'],
      ['Эл. почта', 'vera@example.ru'],
      ['Адрес', '-'],
      ['Удобная дата', '-'],
    ])
    screen.getByRole('heading', { name: 'Сообщение', hidden: true })
  })

  test('of a cart the words of the visitor are a comment, and a product leads to its page and form', async () => {
    await open({
      items: [
        { id: 5, name: 'Топас 5', price: 10_000_000 },
        { id: 99, name: 'Топас 4', price: null },
      ],
      message: 'Общая сумма: 100 000 ₽\nТовары:\nТопас 5: 100 000 ₽\nКомментарий: Звоните вечером',
    })
    screen.getByText('Звоните вечером')
    const link = await screen.findByRole('link', { name: 'Топас 5', hidden: true })
    expect(link.getAttribute('href')).toBe('/product/topas-5')
    expect(
      screen.getByRole('link', { name: 'Открыть форму товара: Топас 5', hidden: true }).getAttribute('href'),
    ).toBe('/admin/products?edit=5')
    expect(screen.queryByRole('link', { name: 'Топас 4', hidden: true })).toBeNull()
  })

  test('of a cart each line says its price, and what is wrong with it', async () => {
    await open({
      items: [
        { id: 5, name: 'Топас 5', price: 10_000_000, discontinued: true },
        { id: 6, name: 'Топас 6', price: null, discontinued: true, hidden: true },
        { id: 7, name: 'Своя', price: null, unknown: true },
      ],
    })
    const lines = [...document.querySelectorAll('.lines tbody td')]
    expect(lines.map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))).toEqual([
      '100 000 ₽, снят с производства',
      'Цена по запросу, снят с производства, скрыто с сайта',
      'нет в каталоге',
    ])
  })

  describe('of an inquiry from the selection', () => {
    const source = { page: '/', referrer: null, utm: null }
    const linkTo = (name: string) => screen.getByRole('link', { name, hidden: true }).getAttribute('href')
    const plainText = (node: Element | null | undefined) => node?.textContent?.replaceAll('\u00a0', ' ')

    test('what was offered comes first, then the answers; every way back leads to that calculation', async () => {
      await open({ service: 'Подбор септика', wizardData: offeredAnswers, source })
      expect(
        plainText(
          screen
            .getAllByRole('listitem', { hidden: true })
            .find((one) => one.textContent?.includes('Евролос')),
        ),
      ).toBe('Евролос Про 10Цена без монтажа303 230 ₽')
      await screen.findByRole('link', { name: 'Топас 5', hidden: true })
      expect(linkTo('Топас 5')).toBe('/product/topas-5')
      screen.getByText('Корпус якорят.')
      for (const name of ['Открыть расчёт и разрез', 'подбор септика', '/'])
        expect(linkTo(name)).toBe(offer.link)
      const titles = [...document.querySelectorAll('.block h3')].map(plainText)
      expect(titles[0]).toBe('Что предложил подбор')
      expect(titles).toContain('Ответы из подбора')
      expect(pairs()).toContainEqual(['Жителей', '5'])
      expect(screen.queryByText('offer')).toBeNull()
      expect(screen.queryByText(/Посетитель видел расчёт/)).toBeNull()
    })

    test('other rules than the visitor saw are named, an offer of nothing too', async () => {
      const nothing = { ...offer, models: [], warnings: ['От десяти человек считаем отдельно.'] }
      await open({ wizardData: { ...offeredAnswers, rulesVersion: '2025-01-31', offer: nothing }, source })
      screen.getByText(/Посетитель видел расчёт по правилам от 31\.01\.2025/)
      screen.getByText('Ни одной модели: считает инженер.')
      screen.getByText('От десяти человек считаем отдельно.')
    })

    test('an older one has the calculation of its answers, and one that cannot be read nothing', async () => {
      await open({ wizardData: { residents: '4', soilType: 'clay' }, source })
      expect(linkTo('Открыть расчёт и разрез')).toBe('/?residents=4&soilType=clay')
      screen.getByText('У этого запроса предложение не записано.')
    })

    test('answers that cannot be read have no calculation, and no foreign address is opened', async () => {
      const foreign = { ...offer, link: '//evil.test/' }
      await open({ wizardData: { residents: 'сто', offer: foreign }, source })
      expect(screen.queryByText('Что предложил подбор')).toBeNull()
      expect(linkTo('подбор септика')).toBe('/')
      expect(pairs()).toContainEqual(['Жителей', 'сто'])
    })
  })

  test('the history in words, and a message to staff that failed with its repetition', async () => {
    await open({
      history: [
        {
          at: '2026-11-20T11:08:00Z',
          actor: 'Мария Д.',
          changes: [
            { field: 'assigneeId', before: null, after: 9 },
            { field: 'status', before: 'new', after: 'processing' },
          ],
        },
      ],
      notes: [{ id: 1, at: '2026-11-20T11:09:00Z', author: 'Ольга К.', text: 'Ждёт смету на обе' }],
      deliveries: [
        {
          id: 4,
          kind: 'first',
          inquiryId: 7,
          channel: 'email',
          recipient: 'a@b.ru',
          status: 'failed',
          attempts: 9,
          lastError: '550 нет такого ящика',
          nextAt: null,
          sentAt: null,
          createdAt: '2026-11-20T11:00:00.000Z',
        },
      ],
    })
    screen.getByText(/взяла запрос: Новый → В обработке/)
    screen.getByText('Ждёт смету на обе')
    screen.getByText('почта, a@b.ru — не доставлено: 550 нет такого ящика')
    await press(/^Повторить: почта/)
    expect(server.arrived).toMatchObject([{ verb: 'retry', input: { id: 4 } }])
  })
})

describe('Work', () => {
  test('T takes, and the focus does not jump into the note, which N opens', async () => {
    await open()
    await key('KeyT')
    expect(server.arrived.map(({ verb }) => verb)).toEqual(['take'])
    await screen.findByRole('button', { name: /^Завершить/, hidden: true })
    expect(document.activeElement?.tagName).toBe('H2')
    await key('KeyN')
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Заметка')
  })

  test('who was slower is told who has it, and may go on', async () => {
    await open()
    const changes = [{ field: 'assigneeId', before: null, after: MARIA.id, afterName: MARIA.name }]
    server.change({
      assignee: MARIA,
      history: [{ at: new Date().toISOString(), actor: MARIA.name, changes }],
    })
    await press(/^Взять/)
    const refusal = screen.getByText(/Уже взяла Мария Д\./)
    await waitFor(() => expect(refusal.textContent).toMatch(/^Уже взяла Мария Д\., \d+ секунд/))
    await press('Открыть всё равно')
    expect(screen.getByLabelText<HTMLSelectElement>('Ведёт').value).toBe(String(MARIA.id))
    expect(screen.queryByText(/Уже взяла/)).toBeNull()
  })

  test('a take that failed is told of until the inquiry is somebody’s', async () => {
    await open()
    server.isOffline = true
    await press(/^Взять/)
    screen.getByText(/Не взят/)
    server.isOffline = false
    const person = screen.getByLabelText('Ведёт')
    await act(async () => fireEvent.change(person, { target: { value: String(OLGA.id) } }))
    expect(server.find().assignee).toEqual(OLGA)
    await waitFor(() => expect(screen.queryByText(/Не взят/)).toBeNull())
  })

  test('a failed save keeps the value and is repeated by a press', async () => {
    await open({ version: 4 })
    await screen.findByRole('option', { name: 'Ольга К. (вы)' })
    server.refusals = [noLink()]
    const status = screen.getByLabelText<HTMLSelectElement>('Статус')
    await act(async () => fireEvent.change(status, { target: { value: 'processing' } }))
    expect(status.value).toBe('processing')
    await press('Повторить')
    expect(versions()).toEqual(['"4"', '"4"'])
    // The status, and who it is of by that.
    expect(await screen.findAllByText('записано')).toHaveLength(2)
    expect(screen.queryByRole('button', { name: 'Повторить', hidden: true })).toBeNull()
  })

  test('a change of another field by another person does not disturb, of the same one it is asked', async () => {
    await open({ version: 4 })
    server.change({ address: 'Реутов' })
    const status = screen.getByLabelText<HTMLSelectElement>('Статус')
    await act(async () => fireEvent.change(status, { target: { value: 'processing' } }))
    expect(versions()).toEqual(['"4"', '"5"'])

    server.change({ status: 'completed' })
    await act(async () => fireEvent.change(status, { target: { value: 'new' } }))
    screen.getByText(/Мария Д\. изменила раньше, в 14:15/)
    await press('Записать моё')
    expect(server.arrived.at(-1)).toMatchObject({ version: '"7"', input: { status: 'new' } })
  })

  test.each<[string, Partial<InquiryDetail>, string]>([
    ['nobody has taken is not finished', { status: 'new', assignee: null }, 'KeyD'],
    ['nobody has taken is not lost', { status: 'new', assignee: null }, 'KeyL'],
    ['is finished is not finished again', { status: 'completed', assignee: OLGA }, 'KeyD'],
    ['is finished is not lost', { status: 'completed', assignee: OLGA }, 'KeyL'],
    ['was lost before anybody took it is not taken', { status: 'canceled', assignee: null }, 'KeyT'],
  ])('a request that %s by a key whose button does not stand there', async (_what, own, code) => {
    await open(own)
    await key(code)
    expect(server.arrived).toEqual([])
    expect(screen.queryByText('Укажите причину: без неё запрос не отменить')).toBeNull()
    expect(screen.getAllByRole('dialog')).toHaveLength(1)
  })

  test('an inquiry is not lost without a reason', async () => {
    await open({ status: 'processing', assignee: OLGA })
    await key('KeyL')
    await press('Отменить запрос')
    screen.getByText('Укажите причину: без неё запрос не отменить')
    expect(server.arrived).toEqual([])
    await press('Дорого')
    await press('Отменить запрос')
    expect(server.arrived).toMatchObject([
      { verb: 'update', input: { status: 'canceled', lostReason: 'Дорого' } },
    ])
  })

  test('what changed the status can be undone', async () => {
    await open({ status: 'processing', assignee: OLGA })
    await key('KeyD')
    await press('Вернуть')
    expect(server.arrived.map(({ input }) => input)).toMatchObject([
      { status: 'completed' },
      { status: 'processing' },
    ])
  })
})
