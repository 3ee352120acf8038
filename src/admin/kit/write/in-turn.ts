import type { QueryClient } from '@tanstack/react-query'
import type { CallOptions } from '../../../api/client.ts'
import { ifMatch } from '../../../api/if-match.ts'
import { perClient } from '../../../api/per-client.ts'
import type { FormEntity } from '../../../contract/records/records.ts'

/** A record that staff write. */
export interface RecordName {
  entity: FormEntity | 'inquiries'
  id: number
}

/** A record as it was seen when a write of it began. */
export interface Seen extends RecordName {
  /** Undefined for a write over any version. */
  version: number | undefined
  /** Whether what an own write has stored since, given its answer, may count as seen; by default it does. */
  accepts?: ((answer: unknown) => boolean) | undefined
}

/** What a write does when its turn has come. */
export interface Turn {
  /**
   * Sends a write over the version that was seen, or over what own writes have made of it since. A colleague's change in between is
   * never counted as seen: the server refuses.
   */
  send<Answer>(
    seen: Pick<Seen, 'version' | 'accepts'>,
    call: (options: CallOptions) => Promise<Answer>,
  ): Promise<Answer>
  /** Sends a write that names no version. What it makes of the one that was seen counts as own if nothing else can lie between. */
  sendOverAny<Answer>(seen: number | undefined, call: () => Promise<Answer>): Promise<Answer>
}

/** One own write: the version that it made, and its answer. */
interface Step {
  version: number
  answer: unknown
}

interface Line {
  /** Settles after the last write that waits; never rejects. */
  last: Promise<unknown>
  turn: Turn
}

/** The records that were written, of each client: of each tab. */
const linesOf = perClient(() => new Map<string, Line>())

/**
 * Runs a write of a record after those that this tab began before, so that it knows the version which their answers raised. One
 * that fails lets the next one go: over its own seen version, which the server refuses if a colleague has changed the record.
 */
export function inTurn<Result>(
  queries: QueryClient,
  record: RecordName,
  work: (turn: Turn) => Promise<Result>,
): Promise<Result> {
  const line = findLine(queries, record)
  const result = line.last.then(() => work(line.turn))
  line.last = result.catch(() => undefined)
  return result
}

/** Runs one write of several records after those of each of them that this tab began before. */
export function inTurnOfAll<Result>(
  queries: QueryClient,
  records: readonly RecordName[],
  work: () => Promise<Result>,
): Promise<Result> {
  const lines = records.map((record) => findLine(queries, record))
  const result = Promise.all(lines.map(({ last }) => last)).then(work)
  const settled = result.catch(() => undefined)
  for (const line of lines) line.last = settled
  return result
}

/** Sends one write of a record in its turn. */
export function sendInTurn<Answer>(
  queries: QueryClient,
  seen: Seen,
  call: (options: CallOptions) => Promise<Answer>,
): Promise<Answer> {
  return inTurn(queries, seen, (turn) => turn.send(seen, call))
}

function findLine(queries: QueryClient, { entity, id }: RecordName): Line {
  const own = linesOf(queries)
  const name = `${entity}/${id}`
  const line = own.get(name) ?? { last: Promise.resolve(), turn: createTurn(id) }
  own.set(name, line)
  return line
}

function createTurn(id: number): Turn {
  const steps = new Map<number, Step>()
  /** The newest version that own writes have made. */
  let newest: number | undefined
  const follow = (seen: number | undefined, accepts: (answer: unknown) => boolean) => {
    let version = seen
    for (let step = stepFrom(version); step && accepts(step.answer); step = stepFrom(version))
      version = step.version
    return version
  }
  const stepFrom = (version: number | undefined) => (version === undefined ? undefined : steps.get(version))
  const sendOverAny = async <Answer>(seen: number | undefined, call: () => Promise<Answer>) => {
    const from = follow(seen ?? newest, () => true)
    const answer = await call()
    const version = readVersion(answer, id)
    // A change raises the version by one.
    if (from !== undefined && version === from + 1) steps.set(from, { version, answer })
    newest = version ?? newest
    return answer
  }
  return {
    sendOverAny,
    async send({ version: seen, accepts = () => true }, call) {
      const from = follow(seen, accepts)
      if (from === undefined) return sendOverAny(undefined, () => call({}))
      const answer = await call(ifMatch(from))
      const version = readVersion(answer, id)
      // The server has stored it over this very version, whatever it raised.
      if (version !== null && version > from) steps.set(from, { version, answer })
      newest = version ?? newest
      return answer
    },
  }
}

/** The version in the answer to a write; null without one, and in the answer about another record: a copy. */
function readVersion(answer: unknown, of: number): number | null {
  if (typeof answer !== 'object' || answer === null || !('version' in answer)) return null
  if ('id' in answer && answer.id !== of) return null
  return typeof answer.version === 'number' ? answer.version : null
}
