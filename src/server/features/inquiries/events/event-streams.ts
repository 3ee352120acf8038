import { seconds } from '../../../../lib/duration.ts'
import type { MarkedEvent } from './sent-events.ts'

/** Comment lines that keep proxies from closing a silent connection, and find clients that are gone. */
const HEARTBEAT_INTERVAL = seconds(15)
/** How soon a stream ends after its session. */
const SESSION_CHECK_INTERVAL = seconds(2)
/** Unread messages of a stream; a client that reads nothing is cut off beyond. */
const MAX_UNREAD = 500
/** Streams of one session and of one person; a browser needs one. */
const MAX_PER_SESSION = 6
const MAX_PER_PERSON = 20
/** Milliseconds after which a browser reconnects by itself. */
const RETRY_MS = 2000

/** Who reads a stream. */
interface Reader {
  sessionId: string
  userId: number
}

interface Stream extends Reader {
  write(text: string): void
  end(): void
}

export interface EventStreams {
  /** Opens a stream, which begins with the mark if there is one; null when the reader has too many, or after `close`. */
  open(reader: Reader, mark: string | null): OpenedStream | null
  /** How many are open. */
  count(): number
  /** Tells all that nobody knows what they have missed. */
  sayUnknown(mark: string): void
  /** Ends all streams and opens no more. */
  close(): void
}

export interface OpenedStream {
  body: ReadableStream<Uint8Array>
  send(event: MarkedEvent): void
  /** Tells a page that what came after it was sent; not complete: unknown, so that it reads everything anew. */
  sayCaughtUp(mark: string, isComplete: boolean): void
  /** Ends it; the body is closed after what has been sent. */
  end(): void
  /** Calls back once when it has ended, whoever ended it. */
  onEnd(callback: () => void): void
}

/**
 * Creates the registry of open streams. Every two seconds, while there are any, `listOpen` is asked which of their sessions are
 * still valid; the streams of others end.
 */
export function createEventStreams(
  listOpen: (sessionIds: readonly string[]) => Promise<ReadonlySet<string>>,
): EventStreams {
  const streams = new Set<Stream>()
  let timers: NodeJS.Timeout[] = []
  let isClosed = false

  async function endOfSessions(): Promise<void> {
    // One that is opened while the database answers was not asked about.
    const asked = [...streams]
    const open = await listOpen([...new Set(asked.map(({ sessionId }) => sessionId))])
    for (const stream of asked) if (!open.has(stream.sessionId)) stream.end()
  }

  function beat(): void {
    for (const stream of streams) stream.write(':\n\n')
  }

  function watch(): void {
    if (streams.size === 0) {
      for (const timer of timers) clearInterval(timer)
      timers = []
    } else if (timers.length === 0) {
      // While the database is away nobody can be signed out either: it is asked again.
      const check = () => void endOfSessions().catch(() => undefined)
      timers = [setInterval(check, SESSION_CHECK_INTERVAL), setInterval(beat, HEARTBEAT_INTERVAL)]
    }
  }

  const count = (matches: (stream: Stream) => boolean) => [...streams].filter(matches).length

  return {
    open(reader, mark) {
      const ofSession = count(({ sessionId }) => sessionId === reader.sessionId)
      const ofPerson = count(({ userId }) => userId === reader.userId)
      if (isClosed || ofSession >= MAX_PER_SESSION || ofPerson >= MAX_PER_PERSON) return null
      const ended = Promise.withResolvers<void>()
      const pipe = createPipe(() => {
        streams.delete(stream)
        watch()
        ended.resolve()
      })
      const stream: Stream = { ...reader, write: pipe.write, end: pipe.end }
      streams.add(stream)
      watch()
      stream.write(`retry: ${RETRY_MS}\n${mark === null ? '' : `id: ${mark}\n`}\n`)
      return {
        body: pipe.body,
        send: (event) => stream.write(toMessage(event)),
        sayCaughtUp: (at, isComplete) => stream.write(toCaughtUp(at, isComplete)),
        end: pipe.end,
        onEnd: (callback) => void ended.promise.then(callback),
      }
    },
    count: () => streams.size,
    sayUnknown(at) {
      for (const stream of streams) stream.write(toCaughtUp(at, false))
    },
    close() {
      isClosed = true
      for (const stream of streams) stream.end()
    },
  }
}

function toMessage({ event, id, version, mark }: MarkedEvent): string {
  return `event: ${event}\nid: ${mark}\ndata: ${JSON.stringify({ id, version })}\n\n`
}

function toCaughtUp(mark: string, isComplete: boolean): string {
  return `event: caught-up\nid: ${mark}\ndata: ${JSON.stringify({ isComplete })}\n\n`
}

/** A body that is written to; `onEnd` is called once, when it is ended or the client has gone. */
function createPipe(onEnd: () => void) {
  const encoder = new TextEncoder()
  let output: ReadableStreamDefaultController<Uint8Array> | null = null
  const body = new ReadableStream<Uint8Array>(
    {
      start(controller) {
        output = controller
      },
      cancel() {
        output = null
        onEnd()
      },
    },
    { highWaterMark: MAX_UNREAD },
  )
  function end(): void {
    if (!output) return
    output.close()
    output = null
    onEnd()
  }
  function write(text: string): void {
    if (!output) return
    if ((output.desiredSize ?? 0) <= 0) end()
    else output.enqueue(encoder.encode(text))
  }
  return { body, write, end }
}
