import os from 'node:os'
import { say } from './ensure-install.mjs'

/** A second signal within this time is ignored: npm repeats the terminal's Ctrl-C, and people press twice. Later it kills. */
const repeatedSignalMs = 20_000

/**
 * Runs the server started by `launch` and restarts it after a crash: with a pause that doubles with each crash and is reset
 * once a server has run for `steadyMs`. After one that had opened it is `longestAfterOpenMs` at most, however often that
 * happens: such a server serves between its crashes. No restart after exit code 0, after a stop signal, or when the first
 * server never opened: its reason (a wrong setting, a port in use) would persist.
 * `restart` stops the server and launches what is there now, for an upgrade; until that has opened, each of its ends is a crash.
 * `launch` returns a child process that sends `open` by IPC. `ended` resolves with the exit code.
 */
export function supervise(
  launch,
  {
    firstPauseMs = 250,
    longestAfterOpenMs = 1_000,
    longestPauseMs = 60_000,
    steadyMs = 60_000,
    longestStopMs = 60_000,
  } = {},
) {
  const { promise: ended, settle, fail } = newPromise()
  let server
  let timer
  let killTimer
  let hasOpened = false
  let askedAt = 0
  let pauseMs = firstPauseMs
  let isToRestart = false
  const newest = { isOpen: false, endings: 0, failure: null, isOnTrial: false }
  start()

  function start() {
    timer = undefined
    const startedAt = Date.now()
    const child = launch()
    server = child
    newest.isOpen = false
    child.on('message', (message) => {
      if (message === 'open') hasOpened = newest.isOpen = true
      if (newest.isOpen) newest.isOnTrial = false
      if (typeof message?.failure === 'string') newest.failure = message.failure
    })
    // A program that is missing for the moment of an upgrade ends nothing.
    child.on('error', (error) =>
      child.pid === undefined && hasOpened ? end(1, null, startedAt) : fail(error),
    )
    child.on('exit', (code, signal) => end(code, signal, startedAt))
  }

  function end(code, signal, startedAt) {
    server = undefined
    clearTimeout(killTimer)
    const exitCode = code ?? 128 + os.constants.signals[signal]
    if (askedAt > 0) return settle(exitCode)
    if (isToRestart) return startAnew()
    newest.endings += 1
    if (!hasOpened || (exitCode === 0 && !newest.isOnTrial)) return settle(exitCode)
    if (Date.now() - startedAt >= steadyMs) pauseMs = firstPauseMs
    if (newest.isOpen) pauseMs = Math.min(pauseMs, longestAfterOpenMs)
    newest.isOpen = false
    const reason = signal ?? `code ${code}`
    say(`The server has ended (${reason}); it starts again in ${pauseMs / 1000} s.`, process.stderr)
    timer = setTimeout(start, pauseMs)
    pauseMs = Math.min(pauseMs * 2, longestPauseMs)
  }

  function startAnew() {
    isToRestart = false
    pauseMs = firstPauseMs
    start()
  }

  /** Stops the server, by force after `longestStopMs`, and launches what is there now. Nothing when it is stopping for good. */
  function restart() {
    if (askedAt > 0) return
    clearTimeout(timer)
    Object.assign(newest, { isOpen: false, endings: 0, failure: null, isOnTrial: true })
    if (!server) return startAnew()
    isToRestart = true
    server.kill('SIGTERM')
    clearTimeout(killTimer)
    killTimer = setTimeout(() => server?.kill('SIGKILL'), longestStopMs)
  }

  /** Forwards the signal; a later second one kills the server. */
  function stop(signal) {
    const isFirst = askedAt === 0
    if (isFirst) askedAt = Date.now()
    if (!server) {
      clearTimeout(timer)
      settle(0)
    } else if (isFirst) server.kill(signal)
    else if (Date.now() - askedAt > repeatedSignalMs) server.kill('SIGKILL')
  }

  /** The server of now: its process, null between two; how often it has ended since `restart`, and why it last did not open. */
  const tellState = () => {
    const { isOpen, endings, failure } = newest
    return { pid: server?.pid ?? null, isOpen, endings, failure }
  }

  return { ended, stop, restart, tellState }
}

function newPromise() {
  let settle
  let fail
  const promise = new Promise((resolve, reject) => {
    settle = resolve
    fail = reject
  })
  return { promise, settle, fail }
}
