import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { days } from '../src/lib/duration.ts'
import { formerBuildsFolder, keepBuild } from '../src/server/former-builds.ts'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'former-builds-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

/** A server of a build with these files starts on a day. */
async function start(files: readonly string[], onDay: number, maxBytes?: number) {
  const clientFiles = path.join(folder, 'client')
  await rm(clientFiles, { recursive: true, force: true })
  await mkdir(path.join(clientFiles, 'built'), { recursive: true })
  for (const file of files) await writeFile(path.join(clientFiles, 'built', file), `of ${file}`.padEnd(100))
  await keepBuild({ clientFiles, dataDir: folder, now: days(onDay), ...(maxBytes && { maxBytes }) })
}

const kept = async () => (await readdir(path.join(formerBuildsFolder(folder), 'built'))).sort()

describe('Browser files of former builds', () => {
  test('stay beside those of the present one, each once', async () => {
    await start(['page-1.js', 'page-1.js.br', 'vendor.js'], 1)
    await start(['page-2.js', 'vendor.js'], 2)
    expect(await kept()).toEqual(['page-1.js', 'page-1.js.br', 'page-2.js', 'vendor.js'])
  })

  test('go on the first start after seven days, counted from the day on which another build took their place', async () => {
    await start(['page-1.js', 'vendor.js'], 1)
    await start(['page-2.js', 'vendor.js'], 40)
    await start(['page-2.js', 'vendor.js'], 46.9)
    expect(await kept()).toEqual(['page-1.js', 'page-2.js', 'vendor.js'])
    await start(['page-2.js', 'vendor.js'], 47.1)
    expect(await kept()).toEqual(['page-2.js', 'vendor.js'])
  })

  test('of a build that is served again, stay', async () => {
    await start(['page-1.js'], 1)
    await start(['page-2.js'], 2)
    await start(['page-1.js'], 8)
    await start(['page-1.js'], 14)
    expect(await kept()).toEqual(['page-1.js', 'page-2.js'])
  })

  test('that do not fit go, the oldest first, and never one of the present build', async () => {
    await start(['page-1.js'], 1)
    await start(['page-2.js'], 2)
    await start(['page-3.js'], 3, 250)
    expect(await kept()).toEqual(['page-2.js', 'page-3.js'])
    await start(['page-4.js', 'other-4.js'], 4, 50)
    expect(await kept()).toEqual(['other-4.js', 'page-4.js'])
  })

  test('which a killed start copied by half, or whose list is damaged, are made whole by the next', async () => {
    await start(['page-1.js', 'other-1.js'], 1)
    await rm(path.join(formerBuildsFolder(folder), 'built/other-1.js'))
    await start(['page-1.js', 'other-1.js'], 1)
    expect(await kept()).toEqual(['other-1.js', 'page-1.js'])
    await writeFile(path.join(formerBuildsFolder(folder), 'builds.json'), '[{"files"')
    await start(['page-2.js'], 2)
    await start(['page-3.js'], 3)
    expect(await kept()).toEqual(['page-2.js', 'page-3.js'])
  })

  test('that a killed start left half copied go with the next start; nothing else does', async () => {
    const incoming = path.join(formerBuildsFolder(folder), 'incoming')
    await mkdir(path.join(incoming, 'folder'), { recursive: true })
    await writeFile(path.join(incoming, '77-page-1.js'), 'half')
    await start(['page-1.js'], 1)
    expect(await readdir(incoming)).toEqual(['folder'])
    expect(await kept()).toEqual(['page-1.js'])
  })
})
