import { expect, test } from 'vitest'
import { requireActor } from './require-actor.ts'

test('who is signed in is named; a write of nobody is refused', () => {
  const anna = { id: 5, username: 'anna', fullName: null, role: 'manager' } as const
  expect(requireActor({ actor: anna })).toBe(anna)
  expect(() => requireActor({ actor: null })).toThrow(
    expect.objectContaining({ kind: 'UNAUTHORIZED', message: 'Войдите, чтобы продолжить' }),
  )
})
