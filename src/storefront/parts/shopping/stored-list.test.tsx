// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import '../../../../tests/support/dom.ts'
import { createStoredList, type StoredList, useIsFull, useIsListed, useStoredList } from './stored-list.ts'
import { useKnownList } from './use-known-list.ts'

interface Item {
  id: number
  name: string
}

const parse = (entry: unknown): Item | null =>
  typeof entry === 'object' &&
  entry !== null &&
  'id' in entry &&
  typeof entry.id === 'number' &&
  'name' in entry &&
  typeof entry.name === 'string'
    ? { id: entry.id, name: entry.name }
    : null

const bio = { id: 1, name: 'Био-С 5' }
const topas = { id: 2, name: 'Топас 5' }
const evrolos = { id: 3, name: 'Евролос Про 5' }

/** The list as a newly opened page reads it. */
const openPage = (limit?: number) => createStoredList('list', parse, limit)
const store = (value: unknown) => localStorage.setItem('list', JSON.stringify(value))
const stored = (): unknown => JSON.parse(localStorage.getItem('list') ?? 'null')

beforeEach(() => localStorage.clear())
afterEach(() => {
  vi.unstubAllGlobals()
})

describe('What a visitor puts into a list', () => {
  test('stays for the next page, in its order', () => {
    const list = openPage()
    expect([list.add(topas), list.add(bio)]).toEqual(['added', 'added'])
    expect(openPage().items()).toEqual([topas, bio])
  })

  test('is there once, however often it is put in', () => {
    const list = openPage()
    list.add(topas)
    expect(list.add({ ...topas, name: 'Топас 5 (новая цена)' })).toBe('duplicate')
    expect(list.items()).toEqual([topas])
    expect(stored()).toEqual([topas])
  })

  test('is refused past the limit, which changes nothing', () => {
    const list = openPage(2)
    list.add(bio)
    list.add(topas)
    expect(list.add(evrolos)).toBe('full')
    expect(list.add(bio)).toBe('duplicate')
    expect(list.items()).toEqual([bio, topas])
  })

  test('can be taken out and put back, one by one and all at once', () => {
    const list = openPage(2)
    list.restore([bio, topas, evrolos])
    expect(stored()).toEqual([bio, topas])
    list.remove(bio.id)
    expect(stored()).toEqual([topas])
    expect([list.has(bio.id), list.has(topas.id)]).toEqual([false, true])
    list.replace({ ...topas, name: 'Топас 5 Пр' })
    list.replace(evrolos)
    expect(stored()).toEqual([{ ...topas, name: 'Топас 5 Пр' }])
    list.clear()
    expect(stored()).toEqual([])
  })
})

describe('What a browser has stored', () => {
  test('is read without what is no product, without doubles, and not past the limit', () => {
    store([null, 'x', { id: 1 }, bio, { ...bio, name: 'Био-С 5 снова' }, topas, evrolos])
    expect(openPage().items()).toEqual([bio, topas, evrolos])
    expect(openPage(2).items()).toEqual([bio, topas])
  })

  test.each(['{', '7', 'null', '{"id":1,"name":"Топас"}', ''])('is an empty list when it is «%s»', (text) => {
    localStorage.setItem('list', text)
    const list = openPage()
    expect(list.items()).toEqual([])
    expect(list.add(topas)).toBe('added')
  })

  test('may be out of reach: the list lives as long as the page', () => {
    const fail = () => {
      throw new DOMException('denied', 'SecurityError')
    }
    vi.stubGlobal('localStorage', { getItem: fail, setItem: fail })
    const list = openPage()
    expect(list.items()).toEqual([])
    expect(list.add(topas)).toBe('added')
    expect(list.items()).toEqual([topas])
    list.clear()
    expect(list.items()).toEqual([])
  })
})

let draws = 0

function Lines({ list }: { list: StoredList<Item> }) {
  const names = useStoredList(list).map(({ name }) => name)
  const isFull = useIsFull(list, 2)
  return <p>{`${names.join(', ') || 'пусто'}${isFull ? ', больше нельзя' : ''}`}</p>
}
function Button({ list }: { list: StoredList<Item> }) {
  draws += 1
  return <button type="button">{useIsListed(list, topas.id) ? 'В корзине' : 'В корзину'}</button>
}
const Known = ({ list }: { list: StoredList<Item> }) => <p>{useKnownList(list) === null ? '…' : 'готово'}</p>
const Page = ({ list }: { list: StoredList<Item> }) => (
  <>
    <Lines list={list} />
    <Button list={list} />
    <Known list={list} />
  </>
)

describe('On the page', () => {
  test('every part shows the list, and a button is drawn again only when its own product comes or goes', () => {
    const list = openPage()
    draws = 0
    render(<Page list={list} />)
    screen.getByText('пусто')
    act(() => void list.add(bio))
    screen.getByText('Био-С 5')
    expect(draws).toBe(1)
    act(() => void list.add(topas))
    screen.getByText('Био-С 5, Топас 5, больше нельзя')
    screen.getByText('В корзине')
    expect(draws).toBe(2)
  })

  test('the server shows an empty list that nobody knows yet, as hydration does', () => {
    store([bio, topas])
    const html = renderToString(<Page list={openPage()} />)
    expect(html).toContain('пусто')
    expect(html).toContain('В корзину')
    expect(html).toContain('…')
  })

  test('what another tab changes arrives, and an addition here keeps it', () => {
    const list = openPage()
    const { unmount } = render(<Page list={list} />)
    const change = (key: string | null, value: unknown) => {
      store(value)
      act(() => void dispatchEvent(new StorageEvent('storage', { key })))
    }
    change('list', [bio])
    screen.getByText('Био-С 5')
    change('another list', [topas])
    screen.getByText('Био-С 5')
    change(null, [])
    screen.getByText('пусто')
    unmount()
    store([topas])
    expect(list.add(bio)).toBe('added')
    expect(stored()).toEqual([topas, bio])
  })
})
