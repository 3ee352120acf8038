import { expect, test } from 'vitest'
import { STAFF_SCREENS } from '../contract/staff-screens.ts'
import { STAFF_LOGIN_PATH } from '../domain/site/staff-paths.ts'
import { resources } from './resources.ts'

test('the server knows every address that has a screen, and no other', () => {
  const paths = resources.flatMap(({ path, pages = [] }) => [path, ...pages.map((page) => page.path)])
  expect([STAFF_LOGIN_PATH, ...paths].sort()).toEqual([...STAFF_SCREENS].sort())
})
