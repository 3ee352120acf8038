// @vitest-environment happy-dom
import { act, fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { openStorefrontScreen } from '../../../../tests/support/storefront-screen.tsx'
import { waitFor } from '../../../../tests/support/wait-for.ts'
import { ApiError } from '../../../api/error.ts'
import { createProduct } from '../../../contract/catalogue/product.fixture.ts'
import type { Product } from '../../../contract/catalogue/products.ts'
import { compare } from '../../parts/shopping/compare.ts'
import { toCompareItem } from '../../parts/shopping/to-compare-item.ts'
import { ComparePage } from './compare-page.tsx'

const products = ['Топас 6', 'Евролос Про 5', 'Био-С 5', 'Топас 8'].map((name, index) =>
  createProduct({ id: index + 1, name, price: (index + 1) * 10_000_000 }),
)
const items = products.slice(0, 3).map(toCompareItem)
/** The product of an id, as the shop has it. */
const read = vi.fn<(id: unknown) => Product>()
const open = () =>
  openStorefrontScreen(ComparePage, async ([noun, verb], _endpoint, input) => {
    if (noun === 'settings') return { siteName: '' }
    return `${noun}.${verb}` === 'products.byId' ? read(new Map(Object.entries(input ?? {})).get('id')) : []
  })
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })))
const listed = () => compare.items().map(({ name }) => name)

const refuse = (status: number): never => {
  throw new ApiError(status, '', null)
}

/** Reports where the observed element is. */
let letBe: (isIntersecting: boolean, top: number) => void
let observed: Element | null
vi.stubGlobal(
  'IntersectionObserver',
  class {
    constructor(notify: (entries: object[]) => void) {
      letBe = (isIntersecting, top) => act(() => notify([{ isIntersecting, boundingClientRect: { top } }]))
    }
    observe(element: Element) {
      observed = element
    }
    disconnect() {}
  },
)

beforeEach(() => {
  localStorage.clear()
  read.mockReset()
  read.mockImplementation(() => refuse(400))
  compare.restore(items)
})

test('names and prices stay in view once the head of the table is above it: of what is compared now', async () => {
  await open()
  const bar = () =>
    [...document.querySelectorAll('.cmp-bar__track > div')].map((cell) =>
      cell.textContent?.replaceAll(/\s/g, ' '),
    )
  expect(observed?.tagName).toBe('THEAD')
  expect(bar()).toEqual([])
  letBe(false, 900)
  expect(bar(), 'the table is still below').toEqual([])
  letBe(false, -300)
  expect(bar()).toEqual(['Топас 6100 000 ₽', 'Евролос Про 5200 000 ₽', 'Био-С 5300 000 ₽'])
  await press('Убрать Евролос Про 5 из сравнения')
  expect(bar()).toEqual(['Топас 6100 000 ₽', 'Био-С 5300 000 ₽'])
  letBe(true, 0)
  expect(bar()).toEqual([])
})

test('they move along when the table is scrolled sideways', async () => {
  await open()
  const table = screen.getByRole('region', { name: /^Таблица сравнения/ })
  table.scrollLeft = 120
  fireEvent.scroll(table)
  expect(document.querySelector<HTMLElement>('.cmp-frame')?.style.getPropertyValue('--x')).toBe('-120px')
})

describe('What was taken out of the comparison', () => {
  test('is named and can be put back in its place', async () => {
    await open()
    await press('Убрать Евролос Про 5 из сравнения')
    screen.getByText('«Евролос Про 5» больше не в сравнении.')
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Вернуть' }))
    await press('Вернуть')
    expect(listed()).toEqual(['Топас 6', 'Евролос Про 5', 'Био-С 5'])
    expect(screen.queryByText('«Евролос Про 5» больше не в сравнении.')).toBeNull()
  })

  test('as a whole can be put back too', async () => {
    await open()
    await press('Очистить список')
    screen.getByText('Список сравнения очищен.')
    expect(listed()).toEqual([])
    await press('Вернуть')
    expect(listed()).toHaveLength(3)
  })
})

describe('The shop is asked for what is compared', () => {
  const cells = (name: string) =>
    within(screen.getByRole('row', { name: new RegExp(`^${name}`) }))
      .getAllByRole('cell')
      .map((cell) => cell.textContent?.replaceAll(/\s/g, ' '))

  test('so that prices are those of today, here and in the browser', async () => {
    read.mockImplementation((id) =>
      createProduct({ id: Number(id), name: `Модель ${id}`, price: 12_300_000 }),
    )
    await open()
    await screen.findByRole('heading', { name: 'Модель 3' })
    expect(cells('Без монтажа')).toEqual(Array(3).fill('123 000 ₽'))
    await waitFor(() => expect(compare.items().map(({ price }) => price)).toEqual(Array(3).fill(12_300_000)))
  })

  test('what is made no more has no price and cannot be bought', async () => {
    read.mockImplementation((id) =>
      createProduct({ ...products[Number(id) - 1], ...(id === 2 && { offer: { isOver: true } }) }),
    )
    await open()
    expect(await screen.findAllByText('Снят с производства')).toHaveLength(2)
    expect(screen.getAllByRole('button', { name: /^В корзину/ })).toHaveLength(2)
    expect(screen.queryByRole('button', { name: 'В корзину: Евролос Про 5' })).toBeNull()
  })

  test('what is gone from the catalogue is named, and stays as the browser has it', async () => {
    read.mockImplementation((id) => products.find((one) => one.id === id && id !== 2) ?? refuse(404))
    await open()
    await screen.findByText(/^«Евролос Про 5»: больше нет в каталоге/)
    expect(listed()).toEqual(['Топас 6', 'Евролос Про 5', 'Био-С 5'])
  })

  test('without a connection all is there that the browser has; what lacks characteristics is asked for again', async () => {
    await open()
    await waitFor(() => expect(read).toHaveBeenCalledTimes(3))
    screen.getByRole('heading', { name: 'Топас 6' })
    expect(screen.queryByText(/^Не удалось загрузить все характеристики/)).toBeNull()
    act(() => compare.restore(items.map((item) => ({ ...item, incomplete: true }))))
    await screen.findByText(/^Не удалось загрузить все характеристики/)
    read.mockImplementation((id) => products.find((one) => one.id === id) ?? refuse(404))
    await press('Повторить')
    await waitFor(() => expect(screen.queryByText(/^Не удалось загрузить все характеристики/)).toBeNull())
  })
})

test('what a fourth model needs is offered while there is room', async () => {
  await open()
  expect(screen.getByRole('link', { name: 'Добавить модель' }).getAttribute('href')).toBe('/catalog')
  act(() => void compare.add(toCompareItem(createProduct({ id: 4, name: 'Топас 8' }))))
  expect(screen.queryByRole('link', { name: 'Добавить модель' })).toBeNull()
})

test('the table is printed', async () => {
  const print = vi.fn<() => void>()
  vi.stubGlobal('print', print)
  await open()
  await press('Распечатать')
  expect(print).toHaveBeenCalledOnce()
})

describe('A comparison is shared', () => {
  const share = vi.fn<(data: object) => Promise<void>>()
  const writeText = vi.fn<(text: string) => Promise<void>>()
  const { navigator } = globalThis
  const letBrowserHave = (abilities: object) =>
    vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText }, ...abilities })
  const link = () => screen.queryByLabelText<HTMLInputElement>('Ссылка на это сравнение')

  beforeEach(() => {
    share.mockReset()
    writeText.mockReset()
  })

  test('by the system of the device, with its names', async () => {
    letBrowserHave({ share })
    await open()
    await press('Поделиться')
    expect(share).toHaveBeenCalledExactlyOnceWith({
      title: 'Сравнение: Топас 6, Евролос Про 5, Био-С 5',
      url: 'http://shop.test/compare?ids=1,2,3',
    })
    expect(writeText).not.toHaveBeenCalled()
    expect(screen.queryByText('Ссылка скопирована')).toBeNull()
  })

  test('and nothing is copied when the visitor cancels, but when the device fails', async () => {
    letBrowserHave({ share })
    await open()
    share.mockRejectedValueOnce(new DOMException('', 'AbortError'))
    await press('Поделиться')
    expect(writeText).not.toHaveBeenCalled()
    share.mockRejectedValueOnce(new DOMException('', 'NotAllowedError'))
    await press('Поделиться')
    expect(writeText).toHaveBeenCalledExactlyOnceWith('http://shop.test/compare?ids=1,2,3')
    screen.getByText('Ссылка скопирована')
  })

  test('by hand where nothing may be copied: the link stands there, chosen, and never an old one', async () => {
    letBrowserHave({})
    writeText.mockRejectedValue(new Error('denied'))
    await open()
    await press('Поделиться')
    const input = link()
    expect(input?.value).toBe('http://shop.test/compare?ids=1,2,3')
    expect(input?.selectionEnd).toBe(input?.value.length)
    await press('Убрать Топас 6 из сравнения')
    expect(link()).toBeNull()
  })
})

describe('The table', () => {
  const rows = () =>
    Object.fromEntries(
      [...document.querySelectorAll('tbody tr')].map((row) => [
        row.querySelector('th')?.textContent,
        [...row.querySelectorAll('td')].map((cell) => cell.textContent?.replaceAll(/\s/g, ' ')),
      ]),
    )
  const known = {
    ...createProduct({ id: 1, name: 'Топас 6', slug: 'topas-6', price: 22_527_000, height: 2550 }),
    installationPrice: 4_000_000,
    users: 6,
    productivity: 1.15,
    warranty: '5 лет',
    technicalSpecs: { 'Насос для очищенной воды': false },
  }
  const item = { ...toCompareItem(createProduct(known)), drawing: '2c6e3f-box-1150x1170x2550-600-gravity' }
  const unknown = toCompareItem(createProduct({ id: 3, name: 'Био-С 5', slug: 'bio-s-5' }))

  test('says yes, no, money and what is not known, and names lead to their pages', async () => {
    compare.restore([item, unknown])
    await open()
    expect(rows()).toMatchObject({
      'С установкой': [expect.stringContaining('225 270 ₽'), expect.stringContaining('Цена по запросу')],
      Станция: [expect.stringContaining('185 270 ₽'), expect.stringContaining('Не указано')],
      Монтаж: [expect.stringContaining('40 000 ₽'), expect.stringContaining('Не указано')],
      Гарантия: ['5 лет', 'Не указано'],
    })
    expect(screen.getAllByRole('link', { name: 'Топас 6' })[0]?.getAttribute('href')).toBe('/product/topas-6')
  })

  test('has only what tells the models apart, on request', async () => {
    compare.restore([item, { ...item, id: 2, name: 'Топас 6 Лонг', price: 1 }])
    await open()
    expect(Object.keys(rows())).toContain('Гарантия')
    await act(async () => screen.getByLabelText('Только отличия').click())
    expect(Object.keys(rows())).not.toContain('Гарантия')
    expect(Object.keys(rows())).toContain('С установкой')
  })

  test('has four models of a browser that kept five, and none of one that kept nonsense', async () => {
    const five = [1, 2, 3, 4, 5].map((id) => ({ ...item, id, name: `Модель ${id}` }))
    const keep = (stored: unknown) => {
      localStorage.setItem('compare', JSON.stringify(stored))
      act(() => void dispatchEvent(new StorageEvent('storage', { key: 'compare' })))
    }
    keep(five)
    await open()
    expect(document.querySelectorAll('thead th')).toHaveLength(4)
    keep([null, 7, { id: 'x' }, { id: 4 }])
    screen.getByRole('heading', { name: 'Список сравнения пуст' })
    expect(screen.getByRole('link', { name: 'Перейти в каталог' }).getAttribute('href')).toBe('/catalog')
  })

  test('puts a model into the cart, once', async () => {
    await open()
    await press('В корзину: Топас 6')
    screen.getByText('Товар добавлен в корзину')
    await press('В корзине: Топас 6')
    screen.getByText('Товар уже в корзине')
  })

  test('says what could not be loaded of models from a list, and asks again', async () => {
    let isAway = true
    const product = createProduct({
      id: 1,
      slug: 'topas-6',
      technicalSpecs: { 'Материал корпуса': 'Полипропилен' },
    })
    compare.restore([{ ...toCompareItem(product), specs: {}, incomplete: true }])
    await openStorefrontScreen(ComparePage, async ([noun]) => {
      if (noun === 'settings') return { siteName: '' }
      if (isAway) throw new Error('away')
      return noun === 'products' ? product : []
    })
    const warning = await screen.findByText(/Не удалось загрузить все характеристики/)
    expect(warning.closest('[role="alert"]')).not.toBeNull()
    isAway = false
    await press('Повторить')
    await screen.findByText('Полипропилен')
    expect(screen.queryByText(/Не удалось загрузить все характеристики/)).toBeNull()
  })
})
