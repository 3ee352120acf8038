import { expect, test } from 'vitest'
import { readConfig, WrongConfig } from '../src/server/config.ts'

test('an empty environment gives the documented defaults', () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    host: undefined,
    dataDir: './data',
    databaseUrl: undefined,
    publicUrl: undefined,
    trustProxy: false,
    logLevel: 'info',
  })
})

test('an address is kept as browsers write it in Origin', () => {
  expect(readConfig({ PUBLIC_URL: 'https://Shop.example:443/' }).publicUrl).toBe('https://shop.example')
})

test('an empty value counts as none', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 3000, databaseUrl: undefined })
})

test.each([
  ['PORT', 'eighty'],
  ['PORT', '70000'],
  ['PUBLIC_URL', 'shop.example'],
  ['PUBLIC_URL', 'https://shop.example/sub'],
  ['DATABASE_URL', 'mysql://localhost/shop'],
  ['ADMIN_PASSWORD', '12345'],
  ['TRUST_PROXY', 'maybe'],
  ['LOG_LEVEL', 'loud'],
  ['MAX_BODY_BYTES', '-1'],
  ['PAGE_CACHE_BYTES', 'much'],
])('a wrong %s stops the start with a sentence that names it', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(WrongConfig)
  expect(() => readConfig({ [name]: value })).toThrow(name)
})

test('a wrong password or database address is not repeated in the message', () => {
  expect(() => readConfig({ ADMIN_PASSWORD: 'тайна' })).not.toThrow(/тайна/)
  expect(() => readConfig({ DATABASE_URL: 'mysql://me:secret@host/db' })).not.toThrow(/secret/)
})
