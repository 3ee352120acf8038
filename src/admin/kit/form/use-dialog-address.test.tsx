// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { openStaffScreen } from '../../../../tests/support/staff-screen.tsx'
import { useDialogAddress } from './use-dialog-address.ts'

function Screen() {
  const { edited, open, close } = useDialogAddress()
  return (
    <>
      <p>{edited === null ? 'форма закрыта' : `открыта: ${edited} (${typeof edited})`}</p>
      <button type="button" onClick={() => open(5)}>
        Изменить
      </button>
      <button type="button" onClick={() => open('new')}>
        Добавить
      </button>
      <button type="button" onClick={close}>
        Закрыть
      </button>
    </>
  )
}

function Named() {
  const { edited } = useDialogAddress('category')
  return <p>{edited === null ? 'форма закрыта' : `открыта: ${edited}`}</p>
}

const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })))

describe('The form in the address', () => {
  test.each([
    ['', 'форма закрыта'],
    ['?edit=5', 'открыта: 5 (number)'],
    ['?edit=12', 'открыта: 12 (number)'],
    ['?edit=new', 'открыта: new (string)'],
    ['?edit=', 'форма закрыта'],
    ['?edit=-5', 'форма закрыта'],
    ['?edit=5x', 'форма закрыта'],
    ['?edit=x5', 'форма закрыта'],
    ['?edit=newer', 'форма закрыта'],
    ['?category=5', 'форма закрыта'],
  ])('%s: %s', async (search, expected) => {
    await openStaffScreen(Screen, `/admin/screen${search}`)
    screen.getByText(expected)
  })

  test('may have a name of its own', async () => {
    await openStaffScreen(Named, '/admin/screen?category=7&edit=5')
    screen.getByText('открыта: 7')
  })
})

describe('Opening and closing', () => {
  test('keep the rest of the address; Back from an open form leads to the list', async () => {
    const opened = await openStaffScreen(Screen, '/admin/screen?q=топас')
    await press('Изменить')
    expect(new URLSearchParams(opened.address().split('?')[1]).get('edit')).toBe('5')
    expect(new URLSearchParams(opened.address().split('?')[1]).get('q')).toBe('топас')
    await opened.back()
    screen.getByText('форма закрыта')
    expect(new URLSearchParams(opened.address().split('?')[1]).get('q')).toBe('топас')
  })

  test('a closed form is not opened again by Back', async () => {
    const opened = await openStaffScreen(Screen)
    await press('Добавить')
    expect(opened.address()).toBe('/admin/screen?edit=new')
    await press('Закрыть')
    expect(opened.address()).toBe('/admin/screen')
    await opened.back()
    expect(opened.address()).not.toContain('edit')
  })
})
