import { type DestinationStream, type LevelWithSilent, type Logger, pino } from 'pino'
import { describeError } from './describe-error.ts'

/** The server's log: JSON lines on the error output. Errors go into it as `err`, described without personal data. */
export function createLogger(
  level: LevelWithSilent,
  destination: DestinationStream = pino.destination({ dest: 2, sync: false }),
): Logger {
  return pino({ level, serializers: { err: describeError } }, destination)
}
