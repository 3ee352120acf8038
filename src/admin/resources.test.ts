import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { listFiles, root } from '../../tests/support/files.ts'
import { STAFF_SCREENS } from '../contract/staff-screens.ts'
import {
  STAFF_CLOSED_PATH,
  STAFF_FORGOT_PATH,
  STAFF_LOGIN_PATH,
  STAFF_RESET_PATH,
} from '../domain/site/staff-paths.ts'
import { resources } from './resources.ts'

test('the server knows every address that has a screen, and no other', () => {
  const paths = resources.flatMap(({ path, pages = [] }) => [path, ...pages.map((page) => page.path)])
  // The sign-in and the ways to a new password have no manifest, and the screen of what is not there shows what is closed.
  const apart = [STAFF_CLOSED_PATH, STAFF_LOGIN_PATH, STAFF_FORGOT_PATH, STAFF_RESET_PATH]
  expect([...apart, ...paths].sort()).toEqual([...STAFF_SCREENS].sort())
})

test('no two links of a group in the navigation have one place', () => {
  const places = resources.flatMap(({ group, order }) => (group === 'apart' ? [] : `${group} ${order}`))
  expect(places).toEqual([...new Set(places)])
})

// The compiler does not see through the glob of resources.ts: the annotation makes it look at what is found.
test('every manifest exports a Resource or several, and nothing else', () => {
  const manifests = listFiles('src', /^src\/admin\/resources\/[^/]+\/manifest\.ts$/)
  expect(manifests.length).toBeGreaterThan(20)
  const wrong = manifests.filter((file) => {
    const exported = readFileSync(path.join(root, file), 'utf8').match(/^export .*/gm)
    return !/^export const manifest: (?:Resource = \{|readonly Resource\[\] = \[)$/.test(
      exported?.join() ?? '',
    )
  })
  expect(wrong).toEqual([])
})
