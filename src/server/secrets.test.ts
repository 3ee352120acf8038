import { fork } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { createSecrets } from './secrets.ts'

const folder = await mkdtemp(path.join(os.tmpdir(), 'shop-secrets-'))
afterAll(() => rmSync(folder, { recursive: true }))
let dataDir = ''
let count = 0
beforeEach(() => {
  count += 1
  dataDir = path.join(folder, String(count))
})
const keyFile = () => path.join(dataDir, 'secrets.key')
const modeOf = (file: string) => (statSync(file).mode & 0o777).toString(8)

test('The key is made at the first use, for its owner alone, and stays', () => {
  const secrets = createSecrets({ dataDir })
  expect(existsSync(dataDir)).toBe(false)
  const sealed = secrets.encrypt('пароль')
  expect(modeOf(keyFile())).toBe('600')
  const key = readFileSync(keyFile(), 'utf8')
  const again = createSecrets({ dataDir })
  expect(again.decrypt(sealed)).toBe('пароль')
  expect(again.fingerprint).toBe(secrets.fingerprint)
  expect(readFileSync(keyFile(), 'utf8')).toBe(key)
  expect(readdirSync(dataDir)).toEqual(['secrets.key'])
})

test('A key that came back from a backup for all to read is for its owner alone again', () => {
  mkdirSync(dataDir)
  writeFileSync(keyFile(), 'к'.repeat(40))
  chmodSync(keyFile(), 0o644)
  expect(createSecrets({ dataDir }).fingerprint).toHaveLength(16)
  expect(modeOf(keyFile())).toBe('600')
})

test('Processes that begin at once all have the same key', async () => {
  mkdirSync(dataDir, { mode: 0o700 })
  const program = path.join(folder, 'fingerprint.mts')
  const module = JSON.stringify(path.join(import.meta.dirname, 'secrets.ts'))
  writeFileSync(
    program,
    `import { createSecrets } from ${module}
    process.send(createSecrets({ dataDir: ${JSON.stringify(dataDir)} }).fingerprint)`,
  )
  const found = await Promise.all(
    Array.from({ length: 4 }, async () => (await once(fork(program, { execArgv: [] }), 'message'))[0]),
  )
  expect(new Set(found).size).toBe(1)
  expect(readdirSync(dataDir)).toEqual(['secrets.key'])
})

test('A damaged key file is said, not replaced; SECRETS_KEY needs no file', () => {
  mkdirSync(dataDir)
  writeFileSync(keyFile(), 'обрывок')
  expect(() => createSecrets({ dataDir }).fingerprint).toThrow('damaged')
  expect(readFileSync(keyFile(), 'utf8')).toBe('обрывок')
  expect(
    createSecrets({ dataDir: '/nonexistent', secretsKey: 'длинный-случайный-текст' }).encrypt('a'),
  ).not.toBe('a')
})

test('Another key, or a changed letter, opens nothing', () => {
  const sealed = createSecrets({ secretsKey: 'первый-ключ', dataDir }).encrypt('пароль')
  expect(createSecrets({ secretsKey: 'второй-ключ', dataDir }).decrypt(sealed)).toBeNull()
  const changed = Buffer.from(sealed, 'base64')
  changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1
  expect(createSecrets({ secretsKey: 'первый-ключ', dataDir }).decrypt(changed.toString('base64'))).toBeNull()
})
