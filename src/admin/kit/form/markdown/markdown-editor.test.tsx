// @vitest-environment happy-dom
import { act, createEvent, fireEvent, screen, waitFor } from '@testing-library/react'
import { useForm, useWatch } from 'react-hook-form'
import { expect, test, vi } from 'vitest'
import { descriptionOf, press, type } from '../../../../../tests/support/screen-actions.ts'
import { openStaffScreen } from '../../../../../tests/support/staff-screen.tsx'
import { MarkdownEditor } from './markdown-editor.tsx'

const submitted = vi.fn()

// This DOM has no editing commands; a browser that refuses them is written to directly.
Reflect.set(document, 'execCommand', () => false)

/** A form with one text, as those of posts and questions have it. */
function Form({ text }: { text: string }) {
  const { register, control } = useForm({ defaultValues: { text } })
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        submitted()
      }}
    >
      <MarkdownEditor
        label="Ответ"
        field={register('text')}
        value={useWatch({ control, name: 'text' })}
        context="answer"
        saveAttempts={0}
      />
    </form>
  )
}

async function open(text = '') {
  submitted.mockReset()
  await openStaffScreen(() => <Form text={text} />)
}

const area = () => screen.getByLabelText<HTMLTextAreaElement>('Ответ')
const key = (target: Element, init: object) => {
  const event = createEvent.keyDown(target, init)
  fireEvent(target, event)
  return event.defaultPrevented
}
const select = (words: string) => {
  const start = area().value.indexOf(words)
  area().focus()
  area().setSelectionRange(start, start + words.length)
}
const selected = () => area().value.slice(area().selectionStart, area().selectionEnd)
const paste = (copied: Record<string, string>, files: readonly File[] = []) => {
  const clipboardData = { types: Object.keys(copied), files, getData: (kind: string) => copied[kind] ?? '' }
  const event = createEvent.paste(area(), { clipboardData })
  act(() => void fireEvent(area(), event))
  return event.defaultPrevented
}

test('a table of the size that was asked for is inserted, with the caret in its first cell', async () => {
  await open('Цены:')
  select('Цены:')
  area().setSelectionRange(5, 5)
  await press('Таблица')
  expect(document.activeElement).toBe(screen.getByLabelText('Строк, до 30'))
  await type('Строк, до 30', '2')
  await type('Столбцов, до 8', '8')
  await act(async () => void key(screen.getByLabelText('Столбцов, до 8'), { key: 'Enter' }))
  const lines = area().value.split('\n')
  expect(lines).toHaveLength(5)
  expect(lines[2]?.match(/\|/g)).toHaveLength(9)
  expect(document.activeElement).toBe(area())
  expect(area().selectionStart).toBe('Цены:\n\n| '.length)
  expect(screen.queryByLabelText('Столбцов, до 8')).toBeNull()
  expect(submitted).not.toHaveBeenCalled()
})

test.each([
  ['Столбцов, до 8', '99', 'Целое число от 2 до 8'],
  ['Столбцов, до 8', '', 'Целое число от 2 до 8'],
  ['Строк, до 30', '1', 'Целое число от 2 до 30'],
  ['Строк, до 30', '2.5', 'Целое число от 2 до 30'],
])(
  'a table with %j of %j is not inserted with another size; the field says what it takes',
  async (label, size, error) => {
    await open('Цены')
    await press('Таблица')
    await type(label, size)
    expect(descriptionOf(label)).toBe('')
    await press('Вставить таблицу')
    expect(descriptionOf(label)).toContain(error)
    expect(document.activeElement).toBe(screen.getByLabelText(label))
    expect(area().value).toBe('Цены')
    await type(label, '4')
    await press('Вставить таблицу')
    expect(area().value).toContain('|')
  },
)

test('Esc leaves the question for the size and nothing around it', async () => {
  await open('Цены')
  await press('Таблица')
  const outside = vi.fn()
  document.addEventListener('keydown', outside)
  await act(async () => void key(screen.getByLabelText('Столбцов, до 8'), { key: 'Escape' }))
  document.removeEventListener('keydown', outside)
  expect(screen.queryByLabelText('Столбцов, до 8')).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Таблица' }))
  expect(area().value).toBe('Цены')
  expect(outside).not.toHaveBeenCalled()
})

test('cells of a spreadsheet come as a table, also where it puts a picture of them beside', async () => {
  await open()
  const picture = new File([new Uint8Array(3)], 'image.png', { type: 'image/png' })
  expect(paste({ 'text/plain': 'Модель\tЦена\r\nЛонг\t160 000\r\n' }, [picture])).toBe(true)
  expect(area().value).toBe('| Модель | Цена    |\n| ------ | ------- |\n| Лонг   | 160 000 |')
})

test('cells pasted into the table that was just inserted take its place', async () => {
  await open('Цены:')
  area().setSelectionRange(5, 5)
  await press('Таблица')
  await press('Вставить таблицу')
  expect(paste({ 'text/plain': 'Модель\tЦена\r\nЛонг\t160 000\r\n' })).toBe(true)
  const pasted = '| Модель | Цена    |\n| ------ | ------- |\n| Лонг   | 160 000 |'
  expect(area().value).toBe(`Цены:\n\n${pasted}`)
  expect(area().selectionStart).toBe(area().value.length)
})

test('words are pasted by the browser', async () => {
  await open()
  expect(paste({ 'text/plain': 'просто слова' })).toBe(false)
  expect(paste({ 'text/plain': 'а\tб\nв\tг', 'text/html': '<p>а б</p><p>в г</p>' })).toBe(false)
  expect(area().value).toBe('')
})

test('Tab goes from cell to cell, and out of the text after the last', async () => {
  await open('| Модель | Цена |\n| --- | --- |\n| Лонг |   |')
  select('Модель')
  expect(key(area(), { key: 'Tab' })).toBe(true)
  expect(selected()).toBe('Цена')
  expect(key(area(), { key: 'Tab' })).toBe(true)
  expect(selected()).toBe('Лонг')
  expect(key(area(), { key: 'Tab', shiftKey: true })).toBe(true)
  expect(selected()).toBe('Цена')
  select('Лонг')
  expect(key(area(), { key: 'Tab' })).toBe(true)
  expect(key(area(), { key: 'Tab' })).toBe(false)
})

test('Esc in a table lets the next Tab leave the text, also back, and closes nothing around; the hint says so', async () => {
  await open('Цены\n\n| Модель | Цена |\n| --- | --- |\n| Лонг |   |')
  const outside = vi.fn()
  document.addEventListener('keydown', outside)
  select('Модель')
  expect(key(area(), { key: 'Escape' })).toBe(true)
  expect(outside).not.toHaveBeenCalled()
  expect(key(area(), { key: 'Tab' })).toBe(false)
  expect(key(area(), { key: 'Tab' })).toBe(true)
  expect(selected()).toBe('Цена')
  expect(key(area(), { key: 'Escape' })).toBe(true)
  key(area(), { key: 'Shift', shiftKey: true })
  expect(key(area(), { key: 'Tab', shiftKey: true })).toBe(false)
  key(area(), { key: 'Escape' })
  outside.mockClear()
  expect(key(area(), { key: 'Escape' })).toBe(false)
  select('Цены')
  expect(key(area(), { key: 'Escape' })).toBe(false)
  expect(outside).toHaveBeenCalledTimes(2)
  document.removeEventListener('keydown', outside)
  expect(descriptionOf('Ответ')).toContain(
    'В таблице Tab — следующая ячейка; Esc, затем Tab — выйти из текста.',
  )
  await type('Ответ', 'Цены | нет')
  expect(descriptionOf('Ответ')).toBe('')
})

test('Tab scrolls to the cell it goes to: the text takes the focus anew', async () => {
  await open('| Модель | Цена |\n| --- | --- |')
  select('Модель')
  const focused = vi.fn()
  area().addEventListener('focus', focused)
  key(area(), { key: 'Tab' })
  expect(focused).toHaveBeenCalledOnce()
  expect(document.activeElement).toBe(area())
  expect(selected()).toBe('Цена')
})

test.each([
  ['KeyB', '**каталог**'],
  ['KeyI', '*каталог*'],
  ['KeyK', '[каталог](https://)'],
])('Ctrl+%s of any keyboard layout writes %s', async (code, written) => {
  await open('каталог')
  select('каталог')
  await act(async () => void key(area(), { code, ctrlKey: true }))
  expect(area().value).toBe(written)
})

test('a picture without a description is told beside the text, which leads to its place and is saved all the same', async () => {
  await open('![](/a.jpg)\n\n![что на картинке](/b.jpg)\n\n![Яма](/c.jpg)')
  screen.getByText('У 2 картинок нет описания')
  await act(async () => void fireEvent.click(screen.getByRole('tab', { name: 'Предпросмотр' })))
  await press('Описать картинку 2')
  expect(document.activeElement).toBe(area())
  expect(selected()).toBe('что на картинке')
  await type('Ответ', '![](/a.jpg)\n\n![Труба](/b.jpg)')
  await screen.findByText('У картинки нет описания')
  await press('Описать картинку 1')
  expect([area().selectionStart, area().selectionEnd]).toEqual([2, 2])
  await act(async () => void fireEvent.submit(area().closest('form') ?? area()))
  expect(submitted).toHaveBeenCalled()
  await type('Ответ', '![Крышка](/a.jpg)')
  await waitFor(() => expect(screen.queryByText(/нет описания/)).toBeNull())
})

test('typing above pictures keeps their buttons, and only how many they are is told anew', async () => {
  await open('![](/a.jpg)\n\n![](/a.jpg)\n\n![](/b.jpg)')
  const buttons = () => screen.getAllByRole('button', { name: /^Описать картинку/ })
  const before = buttons()
  const value = `Яма. ${area().value}`
  await type('Ответ', value)
  await press('Описать картинку 3')
  expect(area().selectionStart).toBe(value.lastIndexOf('![') + 2)
  expect(buttons().every((button, at) => button === before[at])).toBe(true)
  const told = screen.getAllByRole('status').find(({ textContent }) => textContent?.includes('нет описания'))
  expect(told?.textContent).toBe('У 3 картинок нет описания')
})
