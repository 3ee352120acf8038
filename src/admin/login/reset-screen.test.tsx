// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { descriptionOf, press, type } from '../../../tests/support/screen-actions.ts'
import { openStaffScreen } from '../../../tests/support/staff-screen.tsx'
import { ApiError } from '../../api/error.ts'
import { createStaffApi } from '../../api/staff.ts'
import { StaffContext } from '../staff.ts'
import { Component } from './reset-screen.tsx'

const apply = vi.fn<(input: unknown) => Promise<unknown>>()
const api = createStaffApi(async (_name, _endpoint, input) => await apply(input))
const note = () => document.querySelector('form .note')?.textContent

beforeEach(async () => {
  vi.resetAllMocks()
  location.hash = '#token'
  await openStaffScreen(() => (
    <StaffContext value={api}>
      <Component />
    </StaffContext>
  ))
})

async function save(password: string) {
  await type('Новый пароль', password)
  await type('Новый пароль ещё раз', password)
  await press('Сохранить пароль')
}

test('A password that is refused is told at its field, anything else beside the button', async () => {
  const leaked = 'Этот пароль встречается в утечках, его подберут первым. Придумайте другой'
  apply.mockRejectedValueOnce(new ApiError(400, '', leaked, new Map([['password', leaked]])))
  await save('marlboro')
  expect(descriptionOf('Новый пароль')).toContain(leaked)
  expect(note()).toBeUndefined()
  expect(document.activeElement).toBe(screen.getByLabelText('Новый пароль'))

  const gone = 'Ссылка больше не действует. Запросите новое письмо'
  apply.mockRejectedValueOnce(new ApiError(400, '', gone))
  await save('лопата-и-песок-7')
  expect(note()).toBe(gone)
  expect(descriptionOf('Новый пароль')).not.toContain(leaked)

  apply.mockResolvedValueOnce({ success: true })
  await save('лопата-и-песок-8')
  await screen.findByText(/код или ключ понадобятся, как обычно/)
  expect(apply).toHaveBeenLastCalledWith({ token: 'token', password: 'лопата-и-песок-8' })
})
