// Every call of the contract, and every address of pages and files, with hostile and nearly valid input (npm run fuzz -- --minutes 10 | --seed N [--only noun.verb]).
import { spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { ensureBuilt } from '../ensure-build.mjs'

const root = path.join(import.meta.dirname, '../..')
const { values: options } = parseArgs({
  options: { minutes: { type: 'string' }, seed: { type: 'string' }, only: { type: 'string' } },
})

/** Calls of each row, and requests of each address, in one round: with the seed they say which calls are made. */
const RUNS = 60
const MAX_SEED = 2 ** 31

const minutes = Number(options.minutes ?? 1)
const given = options.seed === undefined ? null : Number(options.seed)
if (!(minutes > 0)) throw new Error('--minutes is a number of minutes')
if (given !== null && !Number.isSafeInteger(given)) throw new Error('--seed is the number that a run printed')
if (!(await ensureBuilt(process.execPath)))
  throw new Error('the pages could not be built; the reason is above')

const end = Date.now() + minutes * 60_000
let rounds = 0
do {
  const seed = given ?? randomInt(MAX_SEED)
  rounds += 1
  say(`round ${rounds}: --seed ${seed}`)
  if (!(await runRound(seed))) {
    say(
      `A call or a request is answered wrongly; repeat it: npm run fuzz -- --seed ${seed}, with --only and its name for it alone.`,
    )
    process.exitCode = 1
    break
  }
} while (given === null && Date.now() < end)
if (process.exitCode !== 1) say(`Nothing found in ${rounds} ${rounds === 1 ? 'round' : 'rounds'}.`)

/** One round in a shop of its own; whether it found nothing. */
async function runRound(seed: number): Promise<boolean> {
  const program = path.join(root, 'node_modules/vitest/vitest.mjs')
  const child = spawn(process.execPath, [program, 'run', 'tests/fuzz.test.ts', '--reporter=dot'], {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      FUZZ_SEED: String(seed),
      FUZZ_RUNS: String(RUNS),
      ...(options.only === undefined ? {} : { FUZZ_ONLY: options.only }),
    },
  })
  const [code] = await once(child, 'exit')
  return code === 0
}

function say(text: string): void {
  process.stdout.write(`${text}\n`)
}
