import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { backupPlaceOf } from './backup-place.ts'
import { unpackBackup } from './restore/read-backup.ts'

const folder = await mkdtemp(path.join(os.tmpdir(), 'shop-backups-'))
afterAll(() => rm(folder, { recursive: true, force: true }))

test('a backup is opened when it is read, not before: one that is gone by then is an error of who reads it', async () => {
  const name = 'shop-2026-11-24T01-00-00-000Z.tar.gz'
  await writeFile(path.join(folder, name), 'no backup')
  const place = backupPlaceOf({ dataDir: folder, backupDir: folder, backupStorage: undefined })
  const archive = await place.open(name)
  if (!archive) throw new Error('the backup is not found')
  await rm(path.join(folder, name))
  const unpacking = unpackBackup(archive, await mkdtemp(path.join(folder, 'work-')), { keepsFiles: false })
  await expect(unpacking).rejects.toMatchObject({ code: 'ENOENT' })
  expect(await place.open(name)).toBeNull()
})
