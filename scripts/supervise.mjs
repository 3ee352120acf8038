import os from 'node:os'
import { say } from './ensure-install.mjs'

/** A second signal within this time is ignored: npm repeats the terminal's Ctrl-C, and people press twice. Later it kills. */
const repeatedSignalMs = 20_000

/**
 * Runs the server started by `launch` and restarts it after a crash: with a pause that doubles with each crash and is reset
 * once a server has run for `steadyMs`. After one that had opened it is `longestAfterOpenMs` at most, however often that
 * happens: such a server serves between its crashes. No restart after exit code 0, after a stop signal, or when the first
 * server never opened: its reason (a wrong setting, a port in use) would persist.
 * `launch` returns a child process that sends `open` by IPC. `ended` resolves with the exit code.
 */
export function supervise(
  launch,
  { firstPauseMs = 250, longestAfterOpenMs = 1_000, longestPauseMs = 60_000, steadyMs = 60_000 } = {},
) {
  let settle
  let fail
  const ended = new Promise((resolve, reject) => {
    settle = resolve
    fail = reject
  })
  let server
  let timer
  let hasOpened = false
  let askedAt = 0
  let pauseMs = firstPauseMs
  start()

  function start() {
    timer = undefined
    const startedAt = Date.now()
    let isOpen = false
    server = launch()
    server.on('message', (message) => {
      if (message === 'open') hasOpened = isOpen = true
    })
    server.on('error', fail)
    server.on('exit', (code, signal) => {
      server = undefined
      const exitCode = code ?? 128 + os.constants.signals[signal]
      if (exitCode === 0 || askedAt > 0 || !hasOpened) return settle(exitCode)
      if (Date.now() - startedAt >= steadyMs) pauseMs = firstPauseMs
      if (isOpen) pauseMs = Math.min(pauseMs, longestAfterOpenMs)
      say(
        `The server has ended (${signal ?? `code ${code}`}); it starts again in ${pauseMs / 1000} s.`,
        process.stderr,
      )
      timer = setTimeout(start, pauseMs)
      pauseMs = Math.min(pauseMs * 2, longestPauseMs)
    })
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

  return { ended, stop }
}
