// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ALL_RIGHTS } from '../../../../tests/support/narrowed.ts'
import { openResource } from '../../../../tests/support/staff-screen.tsx'
import { createStaffApi } from '../../../api/staff.ts'
import { BeyondNote } from './beyond-note.tsx'

test.each([
  [{ priceChange: 10 }, 1, 'менять цену не больше чем на 10 % за раз, а в 1 строке она меняется больше.'],
  [{ priceChange: 10 }, 1200, /на 10 % за раз, а в 1\s200 строках она меняется больше\./],
  [{ prices: false, priceChange: 10 }, 21, 'не дал вам доступа к ценам, а в 21 строке они меняются.'],
])('a manager with %j is told of %i rows before he applies them', async (rights, count, told) => {
  const user = {
    id: 2,
    username: 'olga',
    fullName: null,
    role: 'manager',
    rights: { ...ALL_RIGHTS, ...rights },
  }
  const api = createStaffApi(async () => ({ user }))
  await openResource(api, () => <BeyondNote count={count} />, '')
  const note = await screen.findByText(/Такой прайс-лист не применится/)
  expect(note.textContent).toMatch(told)
})

test('nobody is told of no rows', async () => {
  const user = { id: 2, username: 'olga', fullName: null, role: 'manager', rights: ALL_RIGHTS }
  await openResource(
    createStaffApi(async () => ({ user })),
    () => <BeyondNote count={0} />,
    '',
  )
  expect(screen.queryByText(/Такой прайс-лист не применится/)).toBeNull()
})
