import { expect, test } from 'vitest'
import { withAssignee } from './with-assignee.ts'

const me = { id: 7 }
const nobody = { assignee: null }

test.each(['processing', 'completed', 'canceled'] as const)(
  'whoever moves a request that nobody has to %s has it',
  (status) => {
    expect(withAssignee({ status }, nobody, me)).toEqual({ status, assigneeId: 7 })
  },
)

test('a request of a colleague stays theirs, and one made new again belongs to nobody', () => {
  const assignee = { id: 2, name: 'Ольга' }
  expect(withAssignee({ status: 'completed' }, { assignee }, me)).toEqual({ status: 'completed' })
  expect(withAssignee({ status: 'new' }, nobody, me)).toEqual({ status: 'new' })
  expect(withAssignee({ assigneeId: null }, nobody, me)).toEqual({ assigneeId: null })
})
