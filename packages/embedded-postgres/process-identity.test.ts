import { spawn } from 'node:child_process'
import { mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { listProcessesIn } from './process-identity.ts'

const folder = mkdtempSync(path.join(os.tmpdir(), 'processes-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('processes are found by their working folder, also through a link to it', async () => {
  const own = path.join(folder, 'own')
  symlinkSync(realpathSync(folder), own)
  const child = spawn(process.execPath, ['-e', 'process.stdin.resume()'], { cwd: folder })
  try {
    await new Promise((resolve, reject) => child.once('spawn', () => resolve(null)).once('error', reject))
    const expected = process.platform === 'linux' ? [{ pid: child.pid, parent: process.pid }] : []
    expect(listProcessesIn(own)).toMatchObject(expected)
    expect(listProcessesIn(os.homedir()).map(({ pid }) => pid)).not.toContain(child.pid)
  } finally {
    child.kill()
  }
})

test('a folder that is gone, as that of a volume just cut off, has no processes', () => {
  expect(listProcessesIn(path.join(folder, 'gone'))).toEqual([])
})
