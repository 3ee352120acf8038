// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import '../../../../tests/support/dom.ts'
import { RowMenu } from './row-menu.tsx'

const onTableKey = vi.fn<() => void>()
const onChoose = () => undefined
const item = (name: string) => screen.getByRole('button', { name, hidden: true })
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key })

function open({ isDisabled = false } = {}) {
  render(
    // biome-ignore lint/a11y/noStaticElementInteractions: stands for the table, which listens for arrows
    <div onKeyDown={onTableKey}>
      <RowMenu
        of="anna"
        hint="Это ваша учётная запись."
        items={[
          { label: 'Изменить', onChoose },
          { label: 'Сбросить пароль', onChoose, isDisabled },
          { label: 'Заблокировать', onChoose, isDangerous: true },
        ]}
      />
    </div>,
  )
}

test('arrows go round the menu, and the table does not hear of them', () => {
  open()
  item('Изменить').focus()
  press('ArrowUp')
  expect(document.activeElement).toBe(item('Заблокировать'))
  press('ArrowDown')
  expect(document.activeElement).toBe(item('Изменить'))
  press('ArrowDown')
  expect(document.activeElement).toBe(item('Сбросить пароль'))
  expect(onTableKey).not.toHaveBeenCalled()
  press('Tab')
  expect(onTableKey).toHaveBeenCalledOnce()
})

test('what cannot be chosen says why, and arrows pass it', () => {
  open({ isDisabled: true })
  const reason = item('Сбросить пароль').getAttribute('aria-describedby') ?? ''
  expect(document.getElementById(reason)?.textContent).toBe('Это ваша учётная запись.')
  expect(item('Изменить').hasAttribute('aria-describedby')).toBe(false)
  expect(item('Заблокировать').classList.contains('menu__item--danger')).toBe(true)
  item('Изменить').focus()
  press('ArrowDown')
  expect(document.activeElement).toBe(item('Заблокировать'))
})
