import type { Logger } from 'pino'
import type { Config } from '../../config.ts'
import type { Database } from '../db/database.ts'
import type { FilesPlace } from '../files/files-of.ts'

/** What every job may use; a feature adds what it gives to jobs itself (`declare module`). */
export interface JobParts extends FilesPlace, Pick<Config, 'backupDir' | 'backupStorage'> {
  db: Database
  log: Logger
  /** Address of the site, for links in messages to staff. */
  readOrigin: () => Promise<string>
}

/** A kind of work that happens later or at fixed times. */
export interface Job {
  /** Unique, in the queue's rows: renamed only together with a migration of these. */
  name: string
  /**
   * Times at which it runs by itself, once for all instances, as a line of cron in UTC: `10 0 * * *` is 3:10 in Moscow.
   * What was missed in the last day, because no instance ran, is done once at the start.
   */
  schedule?: string
  /** Idempotent: after a crash it is run again. A throw is logged, and the job repeated with growing pauses. */
  run(parts: JobParts, payload: unknown): Promise<void>
  /** Called at every start: plans what must always be planned. */
  plan?(parts: JobParts): Promise<void>
  /** Called when the queue begins; its answer tells at any time the flags of jobs that this process leaves to others. */
  withhold?(parts: JobParts): () => Promise<readonly string[]>
}

/** A job with its payload read by `read`, which throws when it is not what `addJob` was given. */
export function defineJob<Payload>(job: {
  name: string
  schedule?: string
  read(payload: unknown): Payload
  run(parts: JobParts, payload: Payload): Promise<void>
  plan?(parts: JobParts): Promise<void>
  withhold?(parts: JobParts): () => Promise<readonly string[]>
}): Job {
  const { read, run, ...rest } = job
  return { ...rest, run: (parts, payload) => run(parts, read(payload)) }
}

/** The number under a name of a payload. Throws when there is none. */
export function readNumber(payload: unknown, name: string): number {
  const value = readField(payload, name)
  if (typeof value !== 'number') throw new Error(`a job has no number ${name}`)
  return value
}

/** The text under a name of a payload. Throws when there is none. */
export function readText(payload: unknown, name: string): string {
  const value = readField(payload, name)
  if (typeof value !== 'string') throw new Error(`a job has no text ${name}`)
  return value
}

/** Whether a payload has a flag. */
export const readFlag = (payload: unknown, name: string): boolean => readField(payload, name) === true

/** Whatever stands under a name of a payload; undefined without it. */
export const readField = (payload: unknown, name: string): unknown =>
  payload !== null && typeof payload === 'object' ? new Map(Object.entries(payload)).get(name) : undefined
