// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { openStaffScreen } from '../../../tests/support/staff-screen.tsx'
import { confirmAction, dismissConfirm } from '../kit/write/confirm-action.ts'
import { clearUnsaved, useUnsaved } from '../kit/write/unsaved.ts'
import { renewSession, settleRenewal, useRenewal } from './renewal.ts'

function Form() {
  const [text, setText] = useState('')
  useUnsaved(text !== '')
  return (
    <>
      <input aria-label="Вопрос" value={text} onChange={(event) => setText(event.target.value)} />
      <p>{useRenewal() ? 'Войдите ещё раз' : 'Вы вошли'}</p>
    </>
  )
}

/** Renews the session; the answer is told once there is one. */
function renew() {
  let answer: boolean | 'open' = 'open'
  act(
    () =>
      void renewSession().then((renewed) => {
        answer = renewed
      }),
  )
  return () => answer
}

beforeEach(async () => {
  clearUnsaved()
  dismissConfirm()
  await openStaffScreen(Form)
})

test('with nothing to lose nobody is asked to sign in here', async () => {
  const answer = renew()
  await act(async () => undefined)
  expect(answer()).toBe(false)
  screen.getByText('Вы вошли')
})

test.each([true, false])(
  'over unsaved work one sign-in answers all calls that failed: %s',
  async (renewed) => {
    fireEvent.change(screen.getByLabelText('Вопрос'), { target: { value: 'Зимой?' } })
    const answers = [renew(), renew()]
    screen.getByText('Войдите ещё раз')
    expect(answers.map((answer) => answer())).toEqual(['open', 'open'])
    await act(async () => settleRenewal(renewed))
    expect(answers.map((answer) => answer())).toEqual([renewed, renewed])
    screen.getByText('Вы вошли')
    const later = renew()
    expect(later()).toBe('open')
    await act(async () => settleRenewal(false))
  },
)

test('an open question is worth a sign-in too', async () => {
  act(() => void confirmAction({ title: 'Удалить?', text: '', confirmLabel: 'Да', cancelLabel: 'Нет' }))
  const answer = renew()
  screen.getByText('Войдите ещё раз')
  await act(async () => settleRenewal(true))
  expect(answer()).toBe(true)
})
