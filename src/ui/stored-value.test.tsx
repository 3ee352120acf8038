// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import '../../tests/support/dom.ts'
import { plainText, type StoredValue, toFields, useStoredValue } from './stored-value.ts'

let storedValue: typeof import('./stored-value.ts')['storedValue']

const parseCity = (stored: unknown) => {
  const { city } = toFields(stored)
  return { city: typeof city === 'string' ? city : 'не выбран' }
}

/** The value as a further part of the page reads it. */
const openPage = () => storedValue('city', parseCity)
const cityOf = (value: StoredValue<{ city: string }>) => value.get().city
const store = (text: string) => localStorage.setItem('city', text)

/** Leaves the page: nothing of it is in memory any more. */
async function leavePage() {
  vi.resetModules()
  ;({ storedValue } = await import('./stored-value.ts'))
}

beforeEach(async () => {
  localStorage.clear()
  sessionStorage.clear()
  await leavePage()
})
afterEach(() => {
  vi.unstubAllGlobals()
})

describe('A stored value', () => {
  test('is there for the next page until it is removed', async () => {
    openPage().set({ city: 'Химки' })
    expect(localStorage.getItem('city')).toBe('{"city":"Химки"}')
    await leavePage()
    const page = openPage()
    expect(cityOf(page)).toBe('Химки')
    page.remove()
    expect(cityOf(page)).toBe('не выбран')
    expect(localStorage.getItem('city')).toBeNull()
  })

  test('may belong to the tab alone', () => {
    const draft = storedValue('draft', toFields, 'sessionStorage')
    draft.set({ name: 'Ирина' })
    expect(sessionStorage.getItem('draft')).toBe('{"name":"Ирина"}')
    expect(localStorage.getItem('draft')).toBeNull()
    draft.remove()
    expect(sessionStorage.getItem('draft')).toBeNull()
  })

  test('may be stored as it is', () => {
    const theme = storedValue(
      'theme',
      (stored) => (stored === 'dark' ? stored : null),
      'localStorage',
      plainText,
    )
    theme.set('dark')
    expect(localStorage.getItem('theme')).toBe('dark')
    localStorage.setItem('theme', 'purple')
    const next = storedValue(
      'theme',
      (stored) => (stored === 'dark' ? stored : null),
      'localStorage',
      plainText,
    )
    expect(next.get()).toBeNull()
  })

  test.each(['{', '', '7', 'null', '[]', '"Химки"', '{"city":7}'])(
    'is what holds without one when the browser has stored «%s»',
    (text) => {
      store(text)
      expect(cityOf(openPage())).toBe('не выбран')
    },
  )

  test('that its own reader does not survive is as if there were none', () => {
    store('{"city":"Химки"}')
    const value = storedValue('city', (stored) => {
      if (stored !== null) throw new Error('unreadable')
      return 'не выбран'
    })
    expect(value.get()).toBe('не выбран')
  })

  test('is the same object as long as nobody changes it', () => {
    store('{"city":"Химки"}')
    const value = storedValue('city', toFields)
    expect(value.get()).toBe(value.get())
  })
})

const denied = () => {
  throw new DOMException('denied', 'SecurityError')
}

describe('Where nothing can be stored', () => {
  test('because storage is full, the value lives as long as the page, and everybody hears of it', () => {
    const full = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    vi.stubGlobal('localStorage', { getItem: () => '{"city":"Химки"}', setItem: full })
    const value = openPage()
    const heard = vi.fn()
    value.subscribe(heard)
    expect(cityOf(value)).toBe('Химки')
    value.set({ city: 'Реутов' })
    expect(cityOf(value)).toBe('Реутов')
    expect(heard).toHaveBeenCalledTimes(1)
  })

  test('because each use of storage is forbidden, it does too, for whatever else reads its key', async () => {
    vi.stubGlobal('localStorage', { getItem: denied, setItem: denied, removeItem: denied })
    const value = openPage()
    expect(cityOf(value)).toBe('не выбран')
    value.set({ city: 'Реутов' })
    expect(cityOf(value)).toBe('Реутов')
    expect(cityOf(openPage())).toBe('Реутов')
    expect(cityOf(storedValue('town', parseCity))).toBe('не выбран')
    value.remove()
    expect(cityOf(value)).toBe('не выбран')
    value.set({ city: 'Реутов' })
    await leavePage()
    expect(cityOf(openPage())).toBe('не выбран')
  })

  test('what another tab could store takes the place of what this one could not', () => {
    const full = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    let city = 'Химки'
    vi.stubGlobal('localStorage', { getItem: () => JSON.stringify({ city }), setItem: full })
    openPage().set({ city: 'Реутов' })
    expect(cityOf(openPage())).toBe('Реутов')
    city = 'Королёв'
    expect(cityOf(openPage())).toBe('Королёв')
  })

  test('because storage itself is forbidden or absent, it does too', async () => {
    vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(denied)
    const value = openPage()
    value.set({ city: 'Реутов' })
    expect(cityOf(value)).toBe('Реутов')
    vi.restoreAllMocks()
    vi.stubGlobal('localStorage', undefined)
    await leavePage()
    expect(cityOf(openPage())).toBe('не выбран')
  })
})

let draws = 0

function City({ value }: { value: StoredValue<{ city: string }> }) {
  draws += 1
  return <p>{useStoredValue(value).city}</p>
}

describe('On the page', () => {
  test('a value that is set shows everywhere at once, and is not drawn again for nothing', () => {
    const value = openPage()
    draws = 0
    render(<City value={value} />)
    screen.getByText('не выбран')
    act(() => value.set({ city: 'Химки' }))
    screen.getByText('Химки')
    act(() => value.remove())
    screen.getByText('не выбран')
    expect(draws).toBe(3)
  })

  test('shows at once what another part of the page has stored under the same key, however that reads it', () => {
    render(<City value={openPage()} />)
    act(() => storedValue('city', (stored) => stored).set({ city: 'Химки' }))
    screen.getByText('Химки')
    act(() => storedValue('city', toFields, 'sessionStorage').set({ city: 'Реутов' }))
    screen.getByText('Химки')
  })

  test('the server shows what holds without a stored value, as hydration does', () => {
    store('{"city":"Химки"}')
    expect(renderToString(<City value={openPage()} />)).toContain('не выбран')
  })

  test('what another tab changes or clears arrives, what it stores elsewhere does not', () => {
    const value = openPage()
    render(<City value={value} />)
    const change = (key: string | null, text: string) => {
      store(text)
      act(() => void dispatchEvent(new StorageEvent('storage', { key })))
    }
    change('city', '{"city":"Химки"}')
    screen.getByText('Химки')
    change('theme', '{"city":"Реутов"}')
    screen.getByText('Химки')
    change(null, '{}')
    screen.getByText('не выбран')
    change('city', '{')
    screen.getByText('не выбран')
  })

  test('what another tab stored while nobody looked is there, for those who look again too', () => {
    const value = openPage()
    const { unmount } = render(<City value={value} />)
    unmount()
    store('{"city":"Химки"}')
    expect(cityOf(value)).toBe('Химки')
    store('{"city":"Реутов"}')
    render(<City value={value} />)
    screen.getByText('Реутов')
  })

  test('what another tab stored while the page was in the back-forward cache shows on the way back', () => {
    const value = openPage()
    render(<City value={value} />)
    store('{"city":"Химки"}')
    act(() => void dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
    screen.getByText('Химки')
  })

  test('nobody listens to other tabs any more once the last part of the page is gone', () => {
    const add = vi.spyOn(globalThis, 'addEventListener')
    const remove = vi.spyOn(globalThis, 'removeEventListener')
    const value = openPage()
    const { unmount } = render([<City key="a" value={value} />, <City key="b" value={value} />])
    unmount()
    const ofStorage = (calls: readonly unknown[][]) =>
      calls.filter(([name]) => name === 'storage' || name === 'pageshow')
    expect(ofStorage(add.mock.calls)).toHaveLength(2)
    expect(ofStorage(remove.mock.calls)).toEqual(ofStorage(add.mock.calls))
    vi.restoreAllMocks()
  })
})
