import { expect, test } from 'vitest'
import { foldName } from './fold-name.ts'

test('a name decomposed by another system is the same', () => {
  expect(foldName('Зелёный край'.normalize('NFD'))).toBe(foldName('Зелёный край'))
})
