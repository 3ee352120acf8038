import os from 'node:os'
import { say } from './ensure-install.mjs'

/** npm passes on the Ctrl-C that the terminal has sent already, and people press twice; after this they mean it. */
const patienceMs = 20_000

/**
 * Runs the server that `launch` starts, and starts it again when it crashes: after a pause that doubles with each crash
 * and is short again once a server has lived long. Not after it ended by itself with 0, not when it was told to stop, and
 * not when the first one never opened: its reason (a wrong setting, a port in use) would be there again.
 * `launch` returns a child process that sends `open` over its channel. `ended` settles with the exit code to end with.
 */
export function supervise(launch, { firstPauseMs = 1_000, longestPauseMs = 60_000, steadyMs = 60_000 } = {}) {
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
    server = launch()
    server.on('message', (message) => {
      if (message === 'open') hasOpened = true
    })
    server.on('error', fail)
    server.on('exit', (code, signal) => {
      server = undefined
      const exitCode = code ?? 128 + os.constants.signals[signal]
      if (exitCode === 0 || askedAt > 0 || !hasOpened) return settle(exitCode)
      if (Date.now() - startedAt >= steadyMs) pauseMs = firstPauseMs
      say(
        `The server has ended (${signal ?? `code ${code}`}); it starts again in ${pauseMs / 1000} s.`,
        process.stderr,
      )
      timer = setTimeout(start, pauseMs)
      pauseMs = Math.min(pauseMs * 2, longestPauseMs)
    })
  }

  /** Passes the signal on; the second time, when the server takes too long, kills it. */
  function stop(signal) {
    const isFirst = askedAt === 0
    if (isFirst) askedAt = Date.now()
    if (!server) {
      clearTimeout(timer)
      settle(0)
    } else if (isFirst) server.kill(signal)
    else if (Date.now() - askedAt > patienceMs) server.kill('SIGKILL')
  }

  return { ended, stop }
}
