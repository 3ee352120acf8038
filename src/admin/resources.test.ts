import { expect, test } from 'vitest'
import { STAFF_PATHS } from '../contract/staff-paths.ts'
import { resources } from './resources.ts'
import { LOGIN } from './session/return-address.ts'

test('the server knows every address that has a screen, and no other', () => {
  const paths = resources.flatMap(({ path, pages = [] }) => [path, ...pages.map((page) => page.path)])
  expect([LOGIN, ...paths].sort()).toEqual([...STAFF_PATHS].sort())
})
