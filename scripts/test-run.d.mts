import type { PassThrough, Writable } from 'node:stream'

export interface Counts {
  passed: number
  failed: number
}

export interface Step {
  name: string
  /** Names of earlier steps that must have ended, whatever came of them. */
  after?: readonly string[]
  run(output: PassThrough): Promise<Counts>
}

export interface StepResult extends Counts {
  name: string
  seconds: number
  /** The deadline of the run was over before the step. */
  isCut: boolean
}

export interface ProgramOptions {
  cwd?: string
  env?: Record<string, string>
  givesWay?: boolean
}

export interface Run {
  /** Milliseconds until the deadline, at least 1. */
  timeLeft(): number
  runSteps(steps: readonly Step[]): Promise<StepResult[]>
  runProgram(
    command: string,
    options: readonly string[],
    output: Writable,
    more?: ProgramOptions,
  ): Promise<number>
}

export function beginRun(options: {
  limitMs: number
  terminal?: Writable
  environment?: (extra: Record<string, string>) => NodeJS.ProcessEnv
}): Run

export function reportRun(
  results: readonly StepResult[],
  options: {
    limitMs: number
    seconds: number
    retries?: readonly string[]
    skipped?: readonly string[]
    flaky?: string | undefined
    stores?: Stores
    demanded?: string | undefined
  },
): { lines: string[]; exitCode: number }

export function listSkipped(
  report: {
    testResults: readonly {
      name: string
      assertionResults: readonly { status: string; fullName: string }[]
    }[]
  } | null,
  root: string,
): string[]

export function toCounts(isPassed: boolean): Counts

export function toTestCounts(exitCode: number, passed: number, failed: number): Counts

/** What is read of Vitest's JSON report. */
export interface VitestReport {
  testResults: { name: string; assertionResults: { status: string }[] }[]
}

/** Which S3 stores tests ran against, in a line; each that is missing, with the reason. */
interface Stores {
  line: string
  missing: string[]
}

/** Which S3 stores the tests ran against, by Vitest's report, and which are missing; `noSwift` says why Swift is. */
export function tellStores(report: VitestReport | null, noSwift: string | null): Stores
