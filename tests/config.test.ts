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
  ['DATABASE_READ_URL', 'mysql://localhost/shop'],
  ['METRICS_TOKEN', 'fifteen-letters'],
  ['METRICS_TOKEN', 'sixteen letters and a space'],
  ['ADMIN_PASSWORD', '12345'],
  ['TRUST_PROXY', 'maybe'],
  ['LOG_LEVEL', 'loud'],
  ['MAX_BODY_BYTES', '-1'],
  ['PAGE_CACHE_BYTES', 'much'],
  ['DRAIN_SECONDS', '301'],
  ['STORAGE_URL', 'https://bucket.example'],
  ['STORAGE_URL', 's3://bucket?endpoint=ftp://store.example'],
  ['STORAGE_URL', 's3://bucket?endpoint=https://me:secret@store.example'],
  ['STORAGE_URL', 's3://bucket/../other'],
  ['STORAGE_URL', 's3://bucket?acl=public-read'],
])('a wrong %s stops the start with a sentence that names it', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(WrongConfig)
  expect(() => readConfig({ [name]: value })).toThrow(name)
})

test('the address of a store comes with its keys, and without them the start is refused', () => {
  const address = 's3://shop-files/shop?endpoint=https://store.example:9000&region=ru-1'
  const keys = { AWS_ACCESS_KEY_ID: 'key', AWS_SECRET_ACCESS_KEY: 'other' }
  expect(readConfig({ ...keys, STORAGE_URL: address, AWS_SESSION_TOKEN: 'token' }).storage).toEqual({
    bucket: 'shop-files',
    prefix: 'shop/',
    endpoint: 'https://store.example:9000',
    region: 'ru-1',
    keys: { accessKeyId: 'key', secretAccessKey: 'other', sessionToken: 'token' },
  })
  expect(readConfig({ ...keys, STORAGE_URL: 's3://shop-files' }).storage).toMatchObject({
    prefix: '',
    endpoint: undefined,
    region: 'us-east-1',
  })
  expect(readConfig(keys).storage).toBeUndefined()
  expect(() => readConfig({ STORAGE_URL: address })).toThrow('AWS_ACCESS_KEY_ID')
})

test('a wrong password or database address is not repeated in the message', () => {
  expect(() => readConfig({ ADMIN_PASSWORD: 'тайна' })).not.toThrow(/тайна/)
  expect(() => readConfig({ DATABASE_URL: 'mysql://me:secret@host/db' })).not.toThrow(/secret/)
  expect(() => readConfig({ STORAGE_URL: 's3://b?endpoint=https://me:secret@host' })).not.toThrow(/secret/)
})
