import { Writable } from 'node:stream'
import type { Logger } from 'pino'
import { createLogger } from '../../src/server/log.ts'

/** The log of a test: silent, unless somebody asks with TEST_LOG=error. */
export function quietLog(): Logger {
  return createLogger(process.env.TEST_LOG === 'error' ? 'error' : 'silent')
}

/** The shop's log with all that was written into it, as text. */
export function captureLog(): { log: Logger; text(): string; clear(): void } {
  let text = ''
  const sink = new Writable({
    write(chunk, _encoding, done) {
      text += String(chunk)
      done()
    },
  })
  return {
    log: createLogger('debug', sink),
    text: () => text,
    clear() {
      text = ''
    },
  }
}
