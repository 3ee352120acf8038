import { z } from 'zod'
import { type Measured, SILENCE_MS } from './silence.ts'

/** An answer as it came. */
export interface FuzzAnswer {
  status: number
  headers: Readonly<Record<string, string | string[] | undefined>>
  text: string
  /** Bytes of the body as it was sent. */
  size: number
}

/** What is asked of answers of a call. */
export interface Expected {
  /** Whether this sender may make the call at all. */
  mayCall: boolean
  /** The schema of a success; absent where the address led to another call, or to a file. */
  output?: z.core.$ZodType | undefined
  /** The output is `{ status, body }`. */
  isDetailed: boolean
}

/** What stands in no answer: frames of a stack, packages, folders, hashes. */
const LEAKS: readonly [what: string, pattern: RegExp][] = [
  ['a frame of a stack', /\bat (?:async )?[\w.<>]+ \(.*:\d+:\d+\)|\bat (?:file|node):/],
  ['a package', /node_modules/],
  ['a hash of a password', /\$argon2/],
  ['the folder of the shop', new RegExp(process.cwd().replaceAll(/\W/g, '\\$&'))],
]

/** What stands in no error besides: words of the database, of the system, of libraries. */
const ERROR_LEAKS: readonly [what: string, pattern: RegExp][] = [
  ['SQL', /\b(?:select .{0,200} from|insert into|update \w+ set|violates|relation "|syntax error)\b/i],
  ['an error of the system', /\b(?:E[A-Z]{4,}|ENOENT|PostgresError|DrizzleQueryError|ZodError|TypeError)\b/],
]

const CYRILLIC = /[а-яё]/i
const MAX_ERROR = 20_000

/** What is wrong with an answer, in words; empty when nothing is. `sent` is what the caller wrote, which may come back. */
export function findFaults(
  { result, silence }: Measured<FuzzAnswer>,
  expected: Expected,
  sent: string,
): string[] {
  const { status } = result
  const faults = findLeaks(result, sent)
  if (silence > SILENCE_MS) faults.push(`silence of ${Math.round(silence)} ms (${SILENCE_MS} allowed)`)
  if (status >= 500) faults.push(`status ${status}`)
  if (status < 400 && !expected.mayCall) faults.push(`status ${status} for somebody who may not call`)
  if (status >= 400) faults.push(...findErrorFaults(result))
  else if (status < 300) faults.push(...findOutputFaults(result, expected))
  return faults
}

/** What stands in an answer and should not; `sent` may come back. */
export function findLeaks({ status, text }: FuzzAnswer, sent: string): string[] {
  const patterns = status >= 400 ? [...LEAKS, ...ERROR_LEAKS] : LEAKS
  return patterns.flatMap(([what, pattern]) => {
    const [found] = pattern.exec(text) ?? []
    return found !== undefined && !sent.includes(found) ? [`a leak: ${what} (${found.slice(0, 200)})`] : []
  })
}

const errorSchema = z.looseObject({
  message: z.string(),
  errors: z.record(z.string(), z.string()).optional(),
})

/** What is wrong with an error in JSON. */
export function findErrorFaults({ status, text }: FuzzAnswer): string[] {
  // Node.js refuses by itself what is no HTTP.
  if (text === '' && (status === 400 || status === 431)) return []
  const parsed = errorSchema.safeParse(parse(text))
  if (!parsed.success) return [`an error that is no {message}: ${text.slice(0, 300)}`]
  const { message, errors = {} } = parsed.data
  const foreign = [message, ...Object.values(errors)].filter((one) => !CYRILLIC.test(one))
  const faults = foreign.map((one) => `a message that is not Russian: ${one.slice(0, 200)}`)
  if (text.length > MAX_ERROR) faults.push(`an error of ${text.length} characters`)
  return faults
}

const FILE = new File([], 'a file')
const NO_JSON = [undefined, FILE, { headers: { 'content-disposition': '' }, body: FILE }]

/** Whether a success is nothing, or a file. */
const mayBeOther = (output: z.core.$ZodType): boolean =>
  NO_JSON.some((one) => z.safeParse(output, one).success)

function findOutputFaults({ status, headers, text }: FuzzAnswer, { output, isDetailed }: Expected): string[] {
  if (!output) return []
  const type = String(headers['content-type'] ?? '')
  if (!/json/.test(type))
    return status === 204 || mayBeOther(output) ? [] : [`an answer that is no JSON: ${type || 'no type'}`]
  const body = parse(text)
  const parsed = z.safeParse(output, isDetailed ? { status, headers, body } : body)
  if (parsed.success) return []
  return [`an answer that is not true to its schema: ${z.prettifyError(parsed.error).slice(0, 500)}`]
}

/** The value of a JSON text; undefined where it is none. */
export function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
