import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { afterEach, expect, test, vi } from 'vitest'
import { type SupervisePauses, supervise } from '../scripts/supervise.mjs'

const written = vi.spyOn(process.stderr, 'write').mockImplementation(() => true)
const lives: { child: ChildProcess; isOpen: Promise<unknown> }[] = []
afterEach(() => {
  for (const { child } of lives.splice(0)) child.kill('SIGKILL')
  written.mockClear()
})

const OPEN = 'process.send("open"); setInterval(() => {}, 1e6);'
const PAUSES = { firstPauseMs: 20, longestPauseMs: 80, steadyMs: 60_000 }

/** Supervises programs given as code: one per start, the last one also for all further starts. */
function run(codes: readonly string[], pauses: SupervisePauses = PAUSES) {
  return supervise(() => {
    const code = codes[Math.min(lives.length, codes.length - 1)] ?? ''
    const child = spawn(process.execPath, ['-e', code], { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] })
    // Listened for from the start: a quick child opens between two polls.
    lives.push({ child, isOpen: once(child, 'message') })
    return child
  }, pauses)
}

const opened = async (life: number) => {
  await expect.poll(() => lives.length, { timeout: 30_000 }).toBeGreaterThan(life)
  await lives[life]?.isOpen
  return lives[life]?.child
}
const pauses = () =>
  written.mock.calls.flatMap(([text]) => /again in ([\d.]+) s/.exec(String(text))?.[1] ?? [])

test('a server that was killed or crashed starts again, after growing pauses', async () => {
  const { ended, stop } = run([OPEN, 'process.exit(1)', 'process.exit(70)', 'process.exit(1)', OPEN])
  const first = await opened(0)
  first?.kill('SIGKILL')
  await opened(4)
  expect(pauses()).toEqual(['0.02', '0.04', '0.08', '0.08'])
  stop('SIGTERM')
  expect(await ended).toBe(128 + 15)
}, 60_000)

test('after a long life the pause is short again', async () => {
  const { ended, stop } = run([OPEN], { ...PAUSES, steadyMs: 0 })
  for (const life of [0, 1, 2]) (await opened(life))?.kill('SIGKILL')
  await opened(3)
  expect(pauses()).toEqual(['0.02', '0.02', '0.02'])
  stop('SIGTERM')
  await ended
}, 60_000)

test('a server that opens is started again soon, however often it is killed', async () => {
  const { ended, stop } = run([OPEN], { ...PAUSES, longestAfterOpenMs: 40 })
  for (const life of [0, 1, 2, 3]) (await opened(life))?.kill('SIGKILL')
  await opened(4)
  expect(pauses()).toEqual(['0.02', '0.04', '0.04', '0.04'])
  stop('SIGTERM')
  await ended
}, 60_000)

test.each([
  ['ended by itself', 'process.send("open", () => process.exit(0))', 0],
  ['never opened, for a wrong setting', 'process.exit(1)', 1],
  ['was killed before it opened', 'process.kill(process.pid, "SIGKILL")', 128 + 9],
])('a server that %s is not started again', async (_name, code, exitCode) => {
  expect(await run([code]).ended).toBe(exitCode)
  expect(lives).toHaveLength(1)
})

test('a signal is passed on and waited for, and the exit code is the server’s', async () => {
  const { ended, stop } = run([
    `process.on("SIGTERM", () => setTimeout(() => process.exit(0), 300)); ${OPEN}`,
  ])
  await opened(0)
  stop('SIGTERM')
  stop('SIGTERM')
  expect(await ended).toBe(0)
  expect(lives).toHaveLength(1)
})

test('told to stop in a pause, nothing is started any more', async () => {
  const { ended, stop } = run([OPEN], { ...PAUSES, firstPauseMs: 60_000, longestAfterOpenMs: 60_000 })
  const first = await opened(0)
  first?.kill('SIGKILL')
  await expect.poll(pauses).toEqual(['60'])
  stop('SIGINT')
  expect(await ended).toBe(0)
  expect(lives).toHaveLength(1)
})

const CALM = `process.on("SIGTERM", () => process.exit(0)); ${OPEN}`

test('told to restart, it stops the server and launches the program of now, at once', async () => {
  const { ended, stop, restart, tellState } = run([CALM, CALM])
  const first = await opened(0)
  restart()
  const second = await opened(1)
  await expect.poll(tellState).toEqual({ pid: second?.pid, isOpen: true, endings: 0, failure: null })
  expect([first?.exitCode, pauses()]).toEqual([0, []])
  stop('SIGTERM')
  expect(await ended).toBe(0)
  restart()
  expect(lives).toHaveLength(2)
})

test('a program that was launched by a restart and ends before it opens is a crash, with whatever code; it says why', async () => {
  const failing = 'process.send({ failure: "no file" }, () => process.exit(0))'
  const { ended, stop, restart, tellState } = run([CALM, failing, failing, CALM])
  await opened(0)
  restart()
  await opened(3)
  expect(pauses()).toEqual(['0.02', '0.04'])
  expect(tellState()).toMatchObject({ endings: 2, failure: 'no file' })
  restart()
  await expect.poll(tellState).toMatchObject({ isOpen: true, endings: 0, failure: null })
  stop('SIGTERM')
  expect(await ended).toBe(0)
})

test('a server that does not heed the restart is killed, one that is paused is started at once', async () => {
  const deaf = `process.on("SIGTERM", () => {}); ${OPEN}`
  const { ended, stop, restart, tellState } = run([deaf, OPEN], {
    ...PAUSES,
    longestStopMs: 20,
    firstPauseMs: 60_000,
    longestAfterOpenMs: 60_000,
  })
  await opened(0)
  restart()
  ;(await opened(1))?.kill('SIGKILL')
  await expect.poll(pauses).toEqual(['60'])
  expect(tellState().pid).toBeNull()
  restart()
  await opened(2)
  stop('SIGTERM')
  await ended
})

test('a program that is missing for a moment is looked for again', async () => {
  let isThere = true
  const { ended, stop, restart } = supervise(() => {
    const child = spawn(isThere ? process.execPath : '/nowhere/node', ['-e', CALM], {
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    if (isThere) lives.push({ child, isOpen: once(child, 'message') })
    isThere = !isThere
    return child
  }, PAUSES)
  await opened(0)
  restart()
  await opened(1)
  expect(pauses()).toEqual(['0.02'])
  stop('SIGTERM')
  expect(await ended).toBe(0)
})
