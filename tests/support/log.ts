import { Writable } from 'node:stream'
import type { Logger } from 'pino'
import { createLogger } from '../../src/server/log.ts'

/** Logger for tests: silent, or with the level in TEST_LOG. */
export function quietLog(): Logger {
  return createLogger(process.env.TEST_LOG === 'error' ? 'error' : 'silent')
}

/** The shop's logger with its captured output. */
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
