// Mutation testing: changes the code one mutant at a time, and reports those that no test catches (docs/mutation.md).
import { parseArgs } from 'node:util'
import { startTestServer } from '../../tests/support/postgres.ts'
import { ensureBuilt } from '../ensure-build.mjs'
import { type Mutant, rememberLines, toMutant, wrongEquivalents } from './mutants.ts'
import { beginRun, endRun, readTested } from './progress.ts'
import { countOf, percent, readScores, saveScores, shareOf, sumOf } from './scores.ts'
import { allPortions, changedPortions, filesOf, type Portion, portionsOf, requireFiles } from './select.ts'
import { runStryker } from './stryker.ts'

/** Lowest score per area, and per file where the area says so; below it the run fails. */
const LIMIT = 0.85
const MINUTE = 60_000

const { values } = parseArgs({
  options: {
    changed: { type: 'boolean', default: false },
    area: { type: 'string', multiple: true },
    file: { type: 'string', multiple: true },
    again: { type: 'boolean', default: false },
    concurrency: { type: 'string', default: '2' },
  },
})
const { changed, area: areas, file: files, again: isAgain } = values
const began = Date.now()
/** Ends the run in good order: workers are a separate process group and PostgreSQL a separate server, both must be stopped. */
const ending = new AbortController()
const cut = ending.signal
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => ending.abort())
// Reserves time for stopping workers and reporting.
setTimeout(() => ending.abort(), (changed ? 5 : 60) * MINUTE - 15_000).unref()

const print = (sentence: string) => process.stdout.write(`${sentence}\n`)
const portions = choosePortions()
if (portions.length === 0) {
  print('No file of a measured area differs, nothing to try.')
  process.exit(0)
}
for (const { area } of portions) requireFiles(area)
if (beginRun(portions, isAgain))
  print('The last run of these files was cut off; this one goes on with the rest.')
const needsDatabase = portions.some(({ area }) => area.needsDatabase)
if (needsDatabase && !(await ensureBuilt(process.execPath)))
  throw new Error('the pages could not be built; the reason is above')
const postgres = needsDatabase ? await startTestServer() : null

interface Result {
  portion: Portion
  mutants: Mutant[]
  isComplete: boolean
}
const results: Result[] = []
try {
  for (const portion of portions) results.push(await measure(portion))
} finally {
  await postgres?.stop()
}
report()

function choosePortions(): Portion[] {
  if (changed) return changedPortions()
  if (files) return portionsOf((file) => files.includes(file))
  return areas ? allPortions().filter(({ area }) => areas.includes(area.name)) : allPortions()
}

async function measure(portion: Portion): Promise<Result> {
  const { area, files: mutate } = portion
  print(`\n— ${area.name}: ${mutate.length} files`)
  rememberLines(mutate)
  const server = area.needsDatabase && postgres ? JSON.stringify(postgres.server) : null
  const concurrency = Number(values.concurrency)
  const isComplete = !cut.aborted && (await runStryker({ portion, server, concurrency, cut }))
  const mutants = readTested(portion)
    .map(toMutant)
    .filter((one) => one !== null)
  if (isComplete) saveScores(mutate, mutants)
  return { portion, mutants, isComplete }
}

/** Prints survived mutants and scores; sets the exit code. */
function report(): void {
  const all = results.flatMap(({ mutants }) => mutants)
  for (const { file, line, was, becomes, isCaught, equivalent } of all) {
    if (!isCaught && equivalent === null) print(`\n${file}:${line}\n- ${was}\n+ ${becomes}`)
  }
  const complete = results.filter(({ isComplete }) => isComplete)
  const wrong = wrongEquivalents(all, new Set(complete.flatMap(({ portion }) => portion.files)))
  for (const { file, was, becomes } of wrong) {
    print(
      `\n${file}: scripts/mutate/equivalents.ts names a mutant that is caught, or there no more:\n- ${was}\n+ ${becomes}`,
    )
  }
  print('')
  const isCut = complete.length < results.length
  const areGood = results.map(judge)
  if (!isCut) endRun()
  print(
    `${complete.length} of ${portions.length} areas in ${((Date.now() - began) / MINUTE).toFixed(1)} minutes`,
  )
  process.exitCode = wrong.length === 0 && areGood.every(Boolean) && (changed || !isCut) ? 0 : 1
}

/** Prints an area's scores: of this run, and of all its files from whatever runs. True when none is too low. */
function judge({ portion: { area, files: tried }, mutants, isComplete }: Result): boolean {
  const isFine = (share: number) => share >= LIMIT
  const say = (name: string, share: number, count: number, rest = '') =>
    print(`${isFine(share) ? 'ok    ' : 'FAILED'} ${name}: ${percent(share)} of ${count} mutants${rest}`)
  const whole = countOf(mutants)
  say(area.name, shareOf(whole), whole.mutants, isComplete ? '' : ' so far, cut off')
  const kept = readScores()
  const scoresOf = (all: readonly string[]) => all.flatMap((file) => kept[file] ?? [])
  const weak = area.isEachFile && isComplete ? scoresOf(tried).filter((one) => !isFine(shareOf(one))) : []
  for (const one of weak) say(one.file, shareOf(one), one.mutants)
  const all = scoresOf(filesOf(area))
  const { mutants: count, caught, equivalent } = sumOf(all)
  const numbers = `${count} mutants, ${caught} caught, ${equivalent} equivalent`
  const lowest = all.length > 0 ? `, lowest file ${percent(Math.min(...all.map(shareOf)))}` : ''
  print(`       in all runs: ${all.length} of ${filesOf(area).length} files, ${numbers}${lowest}`)
  return isFine(shareOf(whole)) && weak.length === 0
}
