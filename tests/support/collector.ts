import { once } from 'node:events'
import { createServer } from 'node:http'
import { json } from 'node:stream/consumers'

/** A value in OTLP as JSON. */
interface OtlpValue {
  stringValue?: string
  intValue?: number | string
  arrayValue?: { values: OtlpValue[] }
}

interface OtlpSpan {
  name: string
  kind: number
  traceId: string
  spanId: string
  parentSpanId?: string
  attributes: { key: string; value: OtlpValue }[]
  status?: { code?: number }
}

interface OtlpBody {
  resourceSpans: { scopeSpans: { spans: OtlpSpan[] }[] }[]
}

/** A span with its attributes by name, those of a list joined. */
export interface CollectedSpan extends Omit<OtlpSpan, 'attributes'> {
  attributes: Record<string, string>
}

/** The kinds of spans in OTLP. */
export const SERVER = 2
export const CLIENT = 3
/** The status of a span that failed. */
export const FAILED = 2

/** A collector of OpenTelemetry: takes OTLP over HTTP as JSON, and keeps it. */
export async function openCollector() {
  const spans: CollectedSpan[] = []
  let answers = true
  let calls = 0
  const server = createServer(async (request, response) => {
    calls += 1
    // As the test says what is sent, it says what comes.
    const body = (await json(request)) as OtlpBody
    if (!answers) return
    for (const { scopeSpans } of body.resourceSpans)
      for (const scope of scopeSpans) spans.push(...scope.spans.map(toCollected))
    response.setHeader('content-type', 'application/json')
    response.end('{}')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const bound = server.address()
  const port = typeof bound === 'object' && bound !== null ? bound.port : 0
  return {
    address: `http://127.0.0.1:${port}`,
    spans,
    /** How often spans were sent. */
    calls: () => calls,
    /** From now on it takes what comes, and says nothing. */
    hang() {
      answers = false
    },
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}

const toCollected = ({ attributes, ...span }: OtlpSpan): CollectedSpan => ({
  ...span,
  attributes: Object.fromEntries(attributes.map(({ key, value }) => [key, toText(value)])),
})

const toText = ({ stringValue, intValue, arrayValue }: OtlpValue): string =>
  arrayValue ? arrayValue.values.map(toText).join(', ') : String(stringValue ?? intValue)
