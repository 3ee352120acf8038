import { type DestinationStream, type LevelWithSilent, type Logger, pino } from 'pino'
import { describeError } from './describe-error.ts'

/** Creates the server's log: JSON lines on stderr. Errors in `err` are logged without personal data (describe-error.ts). */
export function createLogger(
  level: LevelWithSilent,
  destination: DestinationStream = pino.destination({ dest: 2, sync: false }),
): Logger {
  return pino({ level, serializers: { err: describeError } }, destination)
}
