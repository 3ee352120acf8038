import { execFileSync } from 'node:child_process'
import { chmodSync, chownSync, existsSync, lstatSync, mkdirSync, readdirSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { writeBackup } from '../src/server/features/backups/write-backup.ts'
import { canBecomeNobody, NOBODY } from './support/another-user.ts'
import { cleanAfterAll, makeFolder, runCommand } from './support/backups.ts'
import { createSeededDatabase } from './support/database.ts'

let shop = ''
let file = ''

cleanAfterAll()
beforeAll(async () => {
  const outside = await makeFolder()
  chmodSync(outside, 0o755)
  file = path.join(outside, 'shop.tar.gz')
  const dataDir = await makeFolder()
  mkdirSync(path.join(dataDir, 'uploads'))
  await writeFile(path.join(dataDir, 'uploads', 'one.jpg'), 'a picture')
  const database = await createSeededDatabase()
  await writeBackup({ db: database.db, dataDir, server: 'own' }, file)
  await database.close()
  chmodSync(file, 0o644)
  shop = await makeFolder()
})

describe.skipIf(!canBecomeNobody)("Root's commands on the shop of an ordinary user", () => {
  const notTheirs = () =>
    execFileSync('find', [shop, '!', '-uid', String(NOBODY.uid)], { encoding: 'utf8' }).trim()

  test('leave everything with that user, who goes on as before', () => {
    chownSync(shop, NOBODY.uid, NOBODY.gid)
    const restored = runCommand('restore', [file], { DATA_DIR: shop })
    expect(restored).toMatchObject({ status: 0 })
    expect(restored.stdout).toContain('введите секрет заново')
    expect(notTheirs()).toBe('')
    const made = runCommand('backup', [], { DATA_DIR: shop })
    expect(made).toMatchObject({ status: 0 })
    expect(made.stdout).toBe(`${path.join(shop, 'backups', path.basename(made.stdout.trim()))}\n`)
    expect(notTheirs()).toBe('')
    expect(lstatSync(path.join(shop, 'backups')).uid).toBe(NOBODY.uid)
    expect(runCommand('backup', [], { DATA_DIR: shop }, { ids: NOBODY })).toMatchObject({ status: 0 })
    expect(readdirSync(path.join(shop, 'backups'))).toHaveLength(2)
  })

  test('say where that user may not write', async () => {
    const closed = path.join(await makeFolder(), 'closed')
    mkdirSync(closed, { mode: 0o700 })
    const target = path.join(closed, 'shop.tar.gz')
    const { status, stdout, stderr } = runCommand('backup', ['--to', target], { DATA_DIR: shop })
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' })
    expect(stderr).toMatch(/^У владельца магазина \(пользователь № 65534\).*нет права писать.*\.\n$/)
    expect(existsSync(target)).toBe(false)
  })

  test('say which picture that user may not read', async () => {
    const picture = path.join(shop, 'uploads', 'one.jpg')
    chownSync(picture, 0, 0)
    chmodSync(picture, 0o600)
    const { status, stderr } = runCommand('backup', [], { DATA_DIR: shop })
    chownSync(picture, NOBODY.uid, NOBODY.gid)
    expect({ status, stderr }).toEqual({
      status: 1,
      stderr: `Нет права прочитать ${picture}. Ничего не изменено.\n`,
    })
  })

  test('say which file that user may not read', async () => {
    const [theirs, closed] = [await makeFolder(), path.join(await makeFolder(), 'shop.tar.gz')]
    chownSync(theirs, NOBODY.uid, NOBODY.gid)
    await writeFile(closed, '')
    const { status, stderr } = runCommand('restore', [closed], { DATA_DIR: theirs })
    expect({ status, stderr }).toEqual({ status: 1, stderr: `Нет права прочитать файл копии: ${closed}\n` })
    expect(readdirSync(theirs)).toEqual([])
  })
})
