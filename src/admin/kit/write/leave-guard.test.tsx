// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, describe, expect, test } from 'vitest'
import { openStaffScreen } from '../../../../tests/support/staff-screen.tsx'
import { clearUnsaved, hasUnsaved, useUnsaved } from './unsaved.ts'

function Form({ name }: { name: string }) {
  const [text, setText] = useState('')
  const forget = useUnsaved(text !== '')
  return (
    <>
      <input aria-label={name} value={text} onChange={(event) => setText(event.target.value)} />
      <button type="button" onClick={forget}>
        {name} записан
      </button>
    </>
  )
}

function Screen() {
  return (
    <>
      <Form name="Вопрос" />
      <Form name="Ответ" />
      <a href="tel:+79120000001">Позвонить</a>
    </>
  )
}

let opened: Awaited<ReturnType<typeof openStaffScreen>>
const type = (name: string, value: string) =>
  fireEvent.change(screen.getByLabelText(name), { target: { value } })
const answer = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })))
const closeTab = () => {
  const event = new Event('beforeunload', { cancelable: true })
  dispatchEvent(event)
  return event.defaultPrevented ? 'asked' : 'closed'
}

beforeEach(async () => {
  clearUnsaved()
  opened = await openStaffScreen(Screen)
})

describe('Somebody who typed nothing', () => {
  test('leaves the screen and closes the tab without a question', async () => {
    expect(closeTab()).toBe('closed')
    await opened.go('/admin/elsewhere')
    screen.getByText('Другой экран')
  })

  test('is not asked either after taking back what was typed', async () => {
    type('Вопрос', 'Зимой?')
    type('Вопрос', '')
    expect(closeTab()).toBe('closed')
    await opened.back()
    screen.getByText('Другой экран')
  })
})

describe('Somebody with unsaved work', () => {
  beforeEach(() => type('Вопрос', 'Зимой?'))

  test.each([
    ['another screen', () => opened.go('/admin/elsewhere')],
    ['Back', () => opened.back()],
    ['a dialog of the same screen', () => opened.go('/admin/screen?edit=5')],
  ])('is asked before %s and may stay', async (_way, leave) => {
    await leave()
    screen.getByText('В форме есть несохранённые изменения. Они пропадут.')
    await answer('Вернуться к форме')
    expect(screen.getByLabelText<HTMLInputElement>('Вопрос').value).toBe('Зимой?')
    expect(opened.address()).toBe('/admin/screen')
    expect(hasUnsaved()).toBe(true)
  })

  test('may throw it away, and is then where they were going, asked nothing more', async () => {
    await opened.go('/admin/elsewhere')
    await answer('Не сохранять')
    screen.getByText('Другой экран')
    expect(hasUnsaved()).toBe(false)
    expect(closeTab()).toBe('closed')
  })

  test('stays without a question where the address stays', async () => {
    await opened.go('/admin/screen#top')
    expect(screen.queryByText('Закрыть без сохранения?')).toBeNull()
  })

  test('is asked by the browser before the tab closes', () => {
    expect(closeTab()).toBe('asked')
  })

  test('may call: the browser asks then as if the page were left, and asks again right after', () => {
    fireEvent.click(screen.getByRole('link', { name: 'Позвонить' }))
    expect(closeTab()).toBe('closed')
    expect(closeTab()).toBe('asked')
  })

  test('is asked no more once it was saved', async () => {
    await answer('Вопрос записан')
    expect(closeTab()).toBe('closed')
    await opened.go('/admin/elsewhere')
    screen.getByText('Другой экран')
  })

  test('in two forms keeps the guard of the one that was not saved', async () => {
    type('Ответ', 'Да')
    await answer('Вопрос записан')
    expect(closeTab()).toBe('asked')
    await opened.go('/admin/elsewhere')
    screen.getByText('Закрыть без сохранения?')
  })
})
