import { git } from './switch.mjs'

/** The command ends with this sentence for the person at the terminal, and status 1. */
export class Refused extends Error {}

/** Ctrl-C, a service that stops, a terminal that is closed. */
export const STOPS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** Writes a line for the person at the terminal. */
export const say = (text: string): void => void process.stdout.write(`${text}\n`)

/** What an error says. */
export const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** A version for people: the beginning of its number, its day and its subject. */
export function nameVersion(root: string, commit: string): string {
  try {
    return git(root, 'show', '--no-patch', '--date=format:%d.%m.%Y', '--format=%h от %ad, «%s»', commit)
  } catch {
    return commit.slice(0, 10)
  }
}

/** How many commits the target has that this version has not. */
export function countChanges(root: string, from: string, target: string): number {
  return Number(git(root, 'rev-list', '--count', `${from}..${target}`))
}
