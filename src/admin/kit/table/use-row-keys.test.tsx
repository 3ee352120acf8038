// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import '../../../../tests/support/dom.ts'
import { DataTable } from './data-table.tsx'
import { SearchField } from './search-field.tsx'

const onOpen = vi.fn<(row: { id: number }) => void>()
const onSort = vi.fn<(key: string) => void>()
const rows = [{ id: 7 }, { id: 8 }, { id: 9 }]
const row = (id: number) => screen.getByRole('row', { name: new RegExp(`^Строка ${id}`) })
const press = (key: string, options = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, ...options })

beforeEach(() => {
  vi.resetAllMocks()
  render(
    <DataTable
      caption="Список"
      columns={[
        { key: 'id', title: 'ID', cell: ({ id }) => `Строка ${id}`, isSortable: true },
        { key: 'name', title: 'Имя', cell: () => <input aria-label="Имя" />, isSortable: true },
      ]}
      rows={rows}
      toKey={({ id }) => id}
      toRemark={({ id }) => (id === 7 ? 'Не удалено' : undefined)}
      onOpen={onOpen}
      sort={{ key: 'id', isDown: true }}
      onSort={onSort}
    />,
  )
  row(7).focus()
})

test('arrows walk the rows, past the messages between them, and stop at both ends', () => {
  press('ArrowUp')
  expect(document.activeElement).toBe(row(7))
  press('ArrowDown')
  expect(document.activeElement).toBe(row(8))
  press('ArrowUp')
  expect(document.activeElement).toBe(row(7))
  press('ArrowDown')
  press('ArrowDown')
  press('ArrowDown')
  expect(document.activeElement).toBe(row(9))
})

test('the down arrow enters the rows from nowhere and from the search, not from another field', () => {
  row(7).blur()
  press('ArrowUp')
  expect(document.activeElement).toBe(document.body)
  press('ArrowDown')
  expect(document.activeElement).toBe(row(7))
  press('ArrowDown')
  expect(document.activeElement).toBe(row(8))

  render(<SearchField placeholder="Имя" value="" onChange={() => undefined} />)
  row(8).blur()
  press('/')
  expect(document.activeElement).toBe(screen.getByRole('searchbox'))
  for (const how of ['shiftKey', 'altKey', 'ctrlKey', 'metaKey', 'isComposing']) {
    press('ArrowDown', { [how]: true })
    expect(document.activeElement, how).toBe(screen.getByRole('searchbox'))
  }
  press('ArrowDown')
  expect(document.activeElement).toBe(row(7))

  const button = screen.getByRole('button', { name: 'Имя' })
  button.focus()
  press('ArrowDown')
  expect(document.activeElement).toBe(button)
})

test('the down arrow enters the rows while the screen as a whole has the focus, as after a navigation', () => {
  const { container } = render(<main id="main" tabIndex={-1} />)
  const main = within(container).getByRole('main')
  main.focus()
  press('ArrowDown')
  expect(document.activeElement).toBe(row(7))
})

test('the down arrow scrolls the page where the first row is out of sight', () => {
  row(7).blur()
  const place = vi.spyOn(row(7), 'getBoundingClientRect')
  for (const top of [-60, window.innerHeight - 20]) {
    place.mockReturnValue(new DOMRect(0, top, 600, 40))
    // fireEvent returns false for a key that was taken.
    expect(press('ArrowDown'), String(top)).toBe(true)
    expect(document.activeElement).toBe(document.body)
  }
  place.mockReturnValue(new DOMRect(0, 100, 600, 40))
  expect(press('ArrowDown')).toBe(false)
  expect(document.activeElement).toBe(row(7))
})

test('the down arrow scrolls the page where a table has nothing to open or to choose, or no rows', () => {
  cleanup()
  const columns = [{ key: 'id', title: 'ID', cell: ({ id }: { id: number }) => `Строка ${id}` }]
  const table = { caption: 'Список', columns, toKey: ({ id }: { id: number }) => id }
  const { rerender } = render(<DataTable {...table} rows={rows} />)
  expect(press('ArrowDown')).toBe(true)
  expect(document.activeElement).toBe(document.body)
  rerender(<DataTable {...table} rows={[]} onOpen={onOpen} />)
  expect(press('ArrowDown')).toBe(true)
  rerender(<DataTable {...table} rows={rows} choice={{ toggle: vi.fn(), extend: vi.fn() }} />)
  expect(press('ArrowDown')).toBe(false)
  expect(document.activeElement).toBe(row(7))
})

test('Enter opens the row that is in focus, not from a field within it', () => {
  press('ArrowDown')
  press('Enter')
  expect(onOpen).toHaveBeenCalledExactlyOnceWith(rows[1])
  const [field] = screen.getAllByLabelText('Имя')
  field?.focus()
  press('Enter')
  press('ArrowDown')
  expect(document.activeElement).toBe(field)
  row(7).focus()
  press('Enter', { ctrlKey: true })
  expect(onOpen).toHaveBeenCalledOnce()
})

test('the table says how many rows it has, by which column they are sorted, and asks for another order', () => {
  expect(screen.getByRole('table').getAttribute('aria-rowcount')).toBe('4')
  expect(rows.map(({ id }) => row(id).getAttribute('aria-rowindex'))).toEqual(['2', '3', '4'])
  expect(rows.map(({ id }) => row(id).tabIndex)).toEqual([0, -1, -1])
  const titles = screen.getAllByRole('columnheader')
  expect(titles.map((title) => title.getAttribute('aria-sort'))).toEqual(['descending', null])
  fireEvent.click(screen.getByRole('button', { name: 'Имя' }))
  expect(onSort).toHaveBeenCalledExactlyOnceWith('name')
})
