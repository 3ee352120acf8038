import type { IncomingMessage, ServerResponse } from 'node:http'
import { findTracing, tracerOf } from '../../../platform/tracing/tracing.ts'
import { REQUEST_ID } from '../../../request-id.ts'
import { kindOf, methodOf } from '../metrics/address-kind.ts'

/** The span of a request, which ends with its answer. */
export interface RequestSpan {
  traceId: string
  /** Runs the work of the request: what it asks of the database stands beneath the span. */
  run<T>(work: () => T): T
}

/** A preview's address is a key to it. */
const SECRET_PATH = /^(\/preview\/).*/s

const LONGEST_PATH = 200

/**
 * Begins the span of a request; null where nobody wants spans. It says the path without parameters, in which staff search for persons,
 * and nothing of headers, cookies or bodies. Of a trusted proxy the span belongs to the trace that `traceparent` names.
 */
export function beginRequestSpan(
  request: IncomingMessage,
  response: ServerResponse,
  { id, trustProxy }: { id: string; trustProxy: boolean },
): RequestSpan | null {
  const api = findTracing()
  if (!api) return null
  const { context, propagation, trace, SpanKind, SpanStatusCode } = api
  const around = trustProxy ? propagation.extract(context.active(), request.headers) : context.active()
  const method = methodOf(request.method)
  const kind = kindOf(request.url ?? '')
  const attributes = {
    'http.request.method': method === 'other' ? '_OTHER' : method,
    'url.path': toPath(request.url ?? ''),
    'shop.kind': kind,
    // As OpenTelemetry names a header of an answer.
    [`http.response.header.${REQUEST_ID}`]: [id],
  }
  const span = tracerOf(api).startSpan(`${method} ${kind}`, { kind: SpanKind.SERVER, attributes }, around)
  response.once('close', () => {
    if (response.headersSent) span.setAttribute('http.response.status_code', response.statusCode)
    if (response.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
    if (!response.writableFinished) span.setAttribute('error.type', 'aborted')
    span.end()
  })
  return {
    traceId: span.spanContext().traceId,
    run: (work) => context.with(trace.setSpan(around, span), work),
  }
}

/** The path of an address without its parameters and keys. */
function toPath(address: string): string {
  const [path = ''] = address.split('?', 1)
  return path.replace(SECRET_PATH, '$1…').slice(0, LONGEST_PATH)
}
