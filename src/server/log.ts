import { type DestinationStream, type LevelWithSilent, type Logger, pino } from 'pino'
import { type DescribedError, describeError } from './describe-error.ts'
import type { RecentErrors } from './recent-errors.ts'
import { currentRequestId, currentTraceId } from './request-id.ts'

const ERROR = pino.levels.values.error ?? Number.POSITIVE_INFINITY

/**
 * Creates the server's log: JSON lines on stderr. Errors in `err` are logged without personal data (describe-error.ts); what is
 * logged as an error is also added to `recent`. Lines about a request bear its id.
 */
export function createLogger(
  level: LevelWithSilent,
  destination: DestinationStream = pino.destination({ dest: 2, sync: false }),
  recent?: RecentErrors,
): Logger {
  return pino(
    {
      level,
      serializers: { err: describeError },
      mixin() {
        const requestId = currentRequestId()
        const traceId = currentTraceId()
        if (requestId === undefined) return {}
        // Named as OpenTelemetry names it in a log.
        return traceId === null ? { requestId } : { requestId, trace_id: traceId }
      },
      hooks: {
        logMethod(given, method, number) {
          if (number >= ERROR) recent?.add(summarise(given))
          method.apply(this, given)
        },
      },
    },
    destination,
  )
}

/** The message, which is ours, and the code of the error: nothing of what a person typed. */
function summarise([first, second]: readonly unknown[]): string {
  if (typeof first === 'string') return first
  const message = typeof second === 'string' ? second : 'ошибка'
  const error: unknown = first !== null && typeof first === 'object' && 'err' in first ? first.err : null
  const code = error === null ? undefined : codeOf(describeError(error))
  return code === undefined ? message : `${message} (${code})`
}

const codeOf = ({ code, cause }: DescribedError): string | undefined => code ?? (cause && codeOf(cause))
