/** An error for the log: what failed and where in the code, without any user input. */
export interface DescribedError {
  type: string
  message: string
  /** Code of Node.js or PostgreSQL (appendix A). */
  code?: string
  constraint?: string
  /** SQL with placeholders, without values. */
  query?: string
  /** Frames of the stack, innermost first. */
  at?: string[]
  cause?: DescribedError
  errors?: DescribedError[]
}

const MAX_TEXT = 300
const MAX_FRAMES = 8
const MAX_DEPTH = 4

/**
 * Describes an error without personal data (152-ФЗ): no query parameters, no `detail` of PostgreSQL (it repeats the row), no
 * properties added by libraries; quoted parts of messages are masked where they may be values.
 */
export function describeError(error: unknown, depth = 0): DescribedError {
  if (!(error instanceof Error)) return { type: typeof error, message: 'thrown, and not an Error' }
  const { name, cause } = error
  const isDeeper = depth < MAX_DEPTH
  const query = textOf(error, 'query')
  const code = textOf(error, 'code')
  const constraint = textOf(error, 'constraint')
  return {
    type: error.constructor.name || name,
    // Drizzle's message contains query and parameters.
    message: query === undefined ? toSafeMessage(error, code) : 'Failed query',
    ...(code === undefined ? {} : { code }),
    ...(constraint === undefined ? {} : { constraint }),
    ...(query === undefined ? {} : { query: query.slice(0, MAX_TEXT) }),
    at: listFrames(error),
    ...(cause === undefined || !isDeeper ? {} : { cause: describeError(cause, depth + 1) }),
    ...(error instanceof AggregateError && isDeeper
      ? { errors: error.errors.map((one) => describeError(one, depth + 1)) }
      : {}),
  }
}

/** Masks quoted text: PostgreSQL quotes names, but values in data exceptions (class 22); other libraries quote anything. */
function toSafeMessage(error: Error, code: string | undefined): string {
  const quotesNames = 'severity' in error && code !== undefined && !code.startsWith('22')
  const message = quotesNames ? error.message : error.message.replace(/(["'`]).*\1/gs, '$1…$1')
  return message.slice(0, MAX_TEXT)
}

/** The stack without its first lines, which repeat the message. */
function listFrames({ stack = '' }: Error): string[] {
  const frames = stack.split('\n').filter((line) => /^ {4}at /.test(line))
  return frames.slice(0, MAX_FRAMES).map((line) => line.trim())
}

function textOf(error: Error, property: string): string | undefined {
  const value: unknown = Reflect.get(error, property)
  return typeof value === 'string' && value !== '' ? value : undefined
}
