import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { identifyProcess } from '@septic-shop/embedded-postgres'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { quietLog } from '../../../../../tests/support/log.ts'
import { makeWorkFolder } from '../work-folder.ts'
import { clearBeforeStart } from './killed-restores.ts'

vi.mock(import('node:fs/promises'), { spy: true })

let dataDir = ''

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'killed-restores-'))
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
  for (const folder of ['uploads', 'attachments']) await mkdir(path.join(dataDir, folder))
})

const start = () => clearBeforeStart({ dataDir, databaseUrl: undefined }, quietLog())

test('a start of a shop that no restore was killed in reads none of its pictures', async () => {
  vi.mocked(readdir).mockClear()
  await start()
  expect(vi.mocked(readdir).mock.calls).toEqual([[dataDir]])
})

test('the work of a killed restore goes last: killed again before that, it still tells of the rest', async () => {
  const work = await makeWorkFolder(dataDir, 'restore')
  // As if by a process that is gone.
  const killed = path.basename(work).replace(`-${identifyProcess(process.pid)}-`, '-0.0-')
  await rename(work, path.join(dataDir, killed))
  const drafts = ['uploads', 'attachments'].map((folder) => path.join(dataDir, folder, killed))
  // Pictures that were being copied to a disk of their own.
  for (const draft of drafts) await writeFile(draft, 'half')
  vi.mocked(rm).mockClear()
  await start()
  expect(vi.mocked(rm).mock.calls.map(([one]) => one)).toEqual([...drafts, path.join(dataDir, killed)])
  for (const one of [...drafts, path.join(dataDir, killed)]) expect(existsSync(one)).toBe(false)
})
