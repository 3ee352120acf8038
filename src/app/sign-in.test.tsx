// @vitest-environment happy-dom
// Loads the form's schema, which it imports at the first press, so that each press ends within one act().
import '../contract/session.ts'
import { act, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { press, type } from '../../tests/support/screen-actions.ts'

vi.mock('./staff-area.tsx', () => {
  throw new Error('404')
})

test('Who signs in where the code of the staff area is gone has the wanted address loaded as a document', async () => {
  const user = { id: 1, username: 'admin', fullName: null, role: 'admin' }
  vi.stubGlobal('fetch', async () => Response.json({ success: true, user }))
  const load = vi.spyOn(location, 'replace').mockReturnValue()
  history.replaceState(null, '', '/admin/login?next=/admin/orders?mine=true')
  document.body.innerHTML = '<div id="root"></div>'
  await act(() => import('./sign-in.tsx'))
  await type('Имя пользователя', 'admin')
  await type('Пароль', 'secret')
  expect(load).not.toHaveBeenCalled()
  await press('Войти')
  await waitFor(() => expect(load).toHaveBeenCalledWith('/admin/orders?mine=true'))
})
