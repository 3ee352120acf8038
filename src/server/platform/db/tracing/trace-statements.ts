import { AsyncLocalStorage } from 'node:async_hooks'
import type { Span } from '@opentelemetry/api'
import type pg from 'pg'
import { describeError } from '../../../describe-error.ts'
import { findTracing, tracerOf } from '../../tracing/tracing.ts'

const LONGEST_TEXT = 2000

type Answered = (error: unknown, ...results: unknown[]) => unknown

/**
 * Makes a span of each statement that is asked for within another span, of whatever client of the pool; where nobody wants spans the
 * pool stays as it is. A span has the statement's text with the places of its values, never a value, nor what PostgreSQL says of one.
 */
export function traceStatements(pool: pg.Pool): void {
  if (!findTracing()) return
  const { connect } = pool
  // Whoever waits for a connection gets it from another request, in whose span the statement would stand.
  Object.assign(pool, {
    connect: (callback?: Answered) =>
      Reflect.apply(connect, pool, callback ? [AsyncLocalStorage.bind(callback)] : []),
  })
  pool.on('connect', (client) => {
    const { query } = client
    Object.assign(client, {
      query: (...asked: unknown[]) => askTraced((given) => Reflect.apply(query, client, given), asked),
    })
  })
}

/** Asks for a statement, in the forms that `pg` knows: with a callback as the last argument, or as a promise. */
function askTraced(ask: (asked: unknown[]) => unknown, asked: unknown[]): unknown {
  const span = beginSpan(findText(asked[0]))
  if (!span) return ask(asked)
  const last = asked.at(-1)
  if (typeof last === 'function') {
    const tell: Answered = (error, ...results) => {
      endSpan(span, error)
      return last(error, ...results)
    }
    return ask(asked.with(-1, tell))
  }
  const answer = ask(asked)
  if (answer instanceof Promise) {
    answer.then(
      () => endSpan(span, null),
      (error: unknown) => endSpan(span, error),
    )
  }
  return answer
}

/** The text of a statement; null of a stream (COPY), which is no call with an end. */
function findText(statement: unknown): string | null {
  if (typeof statement === 'string') return statement
  if (typeof statement !== 'object' || statement === null || 'submit' in statement) return null
  return 'text' in statement && typeof statement.text === 'string' ? statement.text : null
}

function beginSpan(text: string | null): Span | null {
  const api = findTracing()
  if (text === null || !api?.trace.getActiveSpan()?.isRecording()) return null
  const shown = withoutValues(text)
  const operation = /[a-z]+/i.exec(shown)?.[0].toUpperCase() ?? 'SQL'
  return tracerOf(api).startSpan(operation, {
    kind: api.SpanKind.CLIENT,
    attributes: {
      'db.system.name': 'postgresql',
      'db.operation.name': operation,
      'db.query.text': shown,
    },
  })
}

/** What stands in quotes is left out: words of our own as a rule, but a name might come in there some day. */
const withoutValues = (text: string): string =>
  text
    .replace(/'(?:[^']|'')*'/g, '?')
    .trim()
    .slice(0, LONGEST_TEXT)

function endSpan(span: Span, error: unknown): void {
  const api = findTracing()
  if (error && api) {
    span.setStatus({ code: api.SpanStatusCode.ERROR })
    const { code, type } = describeError(error)
    // Its message may have what a person typed.
    span.setAttribute('error.type', code ?? type)
  }
  span.end()
}
