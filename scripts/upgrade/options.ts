import { parseArgs } from 'node:util'
import { Refused } from './words.ts'

/** What the command was asked for. */
export interface UpgradeOptions {
  /** A commit, branch or tag; without it the newest version of the present branch. */
  to: string | undefined
  /** Only says what would be done. */
  check: boolean
  /** How long a version may take until it is ready, ms. */
  waitMs: number
}

/** A start with a migration of a large shop; docs/operations/upgrade.md says when to give more. */
const WAIT_SECONDS = '120'

const USAGE =
  'Не понимаю параметры: npm run upgrade -- --to ВЕРСИЯ (коммит, ветка или метка), --check (только показать), --wait СЕКУНД (сколько ждать готовности)'

/** Reads the arguments. Throws Refused for what it does not know. */
export function readOptions(args: string[]): UpgradeOptions {
  try {
    const { to, check, wait } = parseArgs({
      args,
      options: {
        to: { type: 'string' },
        check: { type: 'boolean', default: false },
        wait: { type: 'string', default: WAIT_SECONDS },
      },
    }).values
    if (!/^[1-9]\d{0,4}$/.test(wait) || to === '' || to?.startsWith('-')) throw new Refused(USAGE)
    return { to, check, waitMs: Number(wait) * 1000 }
  } catch {
    throw new Refused(USAGE)
  }
}
