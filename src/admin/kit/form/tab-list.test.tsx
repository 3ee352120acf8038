// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import '../../../../tests/support/dom.ts'
import { TabList } from './tab-list.tsx'

function Tabs() {
  const [current, setCurrent] = useState<'one' | 'two' | 'three'>('one')
  const tabs = (['one', 'two', 'three'] as const).map((key) => ({
    key,
    label: `Вкладка ${key}`,
    hasError: key === 'two',
    panel: <input aria-label={`Поле ${key}`} />,
  }))
  return <TabList label="Форма" tabs={tabs} current={current} onChoose={setCurrent} />
}

const tab = (key: string) => screen.getByRole('tab', { name: new RegExp(`^Вкладка ${key}`) })
/** Of each tab: is it selected, can Tab reach it, is its panel shown. */
const state = () =>
  ['one', 'two', 'three'].map((key) => {
    const panel = screen.getByLabelText(`Поле ${key}`).closest<HTMLElement>('[role="tabpanel"]')
    expect(panel?.id).toBe(tab(key).getAttribute('aria-controls'))
    expect(panel?.getAttribute('aria-labelledby')).toBe(tab(key).id)
    return [tab(key).getAttribute('aria-selected') === 'true', tab(key).tabIndex === 0, !panel?.hidden]
  })
const on = [true, true, true]
const off = [false, false, false]

beforeEach(() => {
  render(<Tabs />)
})

test('one tab is open and reached by Tab; a click opens another, and what was typed stays', () => {
  expect(state()).toEqual([on, off, off])
  fireEvent.input(screen.getByLabelText('Поле one'), { target: { value: 'Топас' } })
  fireEvent.click(tab('two'))
  expect(state()).toEqual([off, on, off])
  fireEvent.click(tab('one'))
  expect(screen.getByLabelText<HTMLInputElement>('Поле one').value).toBe('Топас')
})

test('arrows open the tab beside it with the focus, round both ends; other keys do nothing', () => {
  tab('one').focus()
  fireEvent.keyDown(tab('one'), { key: 'ArrowDown' })
  expect(state()).toEqual([on, off, off])
  fireEvent.keyDown(tab('one'), { key: 'ArrowLeft' })
  expect(state()).toEqual([off, off, on])
  expect(document.activeElement).toBe(tab('three'))
  fireEvent.keyDown(tab('three'), { key: 'ArrowRight' })
  expect(state()).toEqual([on, off, off])
  fireEvent.keyDown(tab('one'), { key: 'ArrowRight' })
  expect(document.activeElement).toBe(tab('two'))
})

test('a tab with an error says so', () => {
  const bad = screen.getAllByRole('img', { name: 'есть ошибка' })
  expect(bad.map((mark) => mark.closest('button'))).toEqual([tab('two')])
})
