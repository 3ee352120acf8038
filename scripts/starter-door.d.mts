import type { ServerState } from './supervise.mjs'

/** What a starter tells of itself. */
export interface StarterState extends ServerState {
  /** The starter's process. */
  starter: number
  /** Its variables: the settings of the shop. */
  environment: Record<string, string>
}

/** Where starters of this checkout can be spoken to: a socket each, named by its process. */
export function doorsOf(root: string): string

/** The shorter of a file's name from the working folder and its whole one: sockets take about a hundred bytes. */
export function shortest(file: string): string

/** Lets `npm run upgrade` speak to this starter. */
export function openDoor(root: string, starter: { tellState(): StarterState; restart(): void }): void

/** The doors behind which a starter answers. Throws what the system says where this user may not look. */
export function findDoors(root: string): Promise<string[]>

/** Whether somebody listens on a socket. */
export function isListening(file: string): Promise<boolean>

/** Asks a starter; null where none answers any more. */
export function askStarter(door: string, ask: 'state' | 'restart'): Promise<StarterState | null>
