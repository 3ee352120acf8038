import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, inject, test } from 'vitest'

test('a seeded folder that shops of their own are given has the settings of a shop, which loses nothing in a crash', () => {
  const changed = readFileSync(path.join(inject('seededFolder'), 'postgres/postgresql.auto.conf'), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
  expect(changed).toEqual([])
})
