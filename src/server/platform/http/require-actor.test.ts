import { expect, test } from 'vitest'
import { requireActor, requireWriter } from './require-actor.ts'

const anna = { id: 5, username: 'anna', fullName: null, role: 'manager' } as const

test('who is signed in is named; a write of nobody is refused', () => {
  expect(requireActor({ actor: anna })).toBe(anna)
  expect(() => requireActor({ actor: null })).toThrow(
    expect.objectContaining({ kind: 'UNAUTHORIZED', message: 'Войдите, чтобы продолжить' }),
  )
})

test('a call that may be sent several times is known by whom it is and as which call', () => {
  const repeatable = { actorId: 5, call: 'adminProducts.create', key: 'k', isClaimed: false }
  expect(requireActor({ actor: anna, repeatable })).toEqual({ ...anna, repeatable })
})

test('a writer has seen the version that is named, and any where none is', () => {
  const seen = { entity: 'products', id: 7, version: 17 }
  expect(requireWriter({ actor: anna, ifMatch: '"17"' }, 'products', 7)).toEqual({ ...anna, seen })
  expect(requireWriter({ actor: anna, ifMatch: null }, 'products', 7)).toBe(anna)
})
