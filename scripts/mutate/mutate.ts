// Mutation testing: changes the code one mutant at a time, and reports those that no test catches (docs/mutation.md).
import { parseArgs } from 'node:util'
import { startTestServer } from '../../tests/support/postgres.ts'
import { ensureBuilt } from '../ensure-build.mjs'
import { percent, writeScores } from './document.ts'
import { type Mutant, rememberLines, scoreOf, toMutant, wrongEquivalents } from './mutants.ts'
import { allPortions, changedPortions, type Portion, portionsOf, requireFiles } from './select.ts'
import { runStryker } from './stryker.ts'

/** Lowest score per area; below it the run fails. */
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
const limit = (changed ? 5 : 60) * MINUTE
// Reserves time for stopping workers and reporting.
const left = () => limit - 15_000 - (Date.now() - began)

const print = (sentence: string) => process.stdout.write(`${sentence}\n`)
const portions = choosePortions()
if (portions.length === 0) {
  print('No file of a measured area differs, nothing to try.')
  process.exit(0)
}
for (const { area } of portions) requireFiles(area)
const needsDatabase = portions.some(({ area }) => area.needsDatabase)
if (needsDatabase && !ensureBuilt(process.execPath))
  throw new Error('the pages could not be built; the reason is above')
const postgres = needsDatabase ? await startTestServer() : null

// Workers are a separate process group and PostgreSQL a separate server: both must be stopped.
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void (postgres?.stop() ?? Promise.resolve()).finally(() => process.exit(130)))
}

const results: { name: string; mutants: Mutant[]; isComplete: boolean }[] = []
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

async function measure({ area, files: mutate }: Portion) {
  print(`\n— ${area.name}: ${mutate.length} files`)
  rememberLines(mutate)
  const server = area.needsDatabase && postgres ? JSON.stringify(postgres.server) : null
  const concurrency = Number(values.concurrency)
  const { tested, isComplete } =
    left() > 0
      ? await runStryker({
          ...{ name: area.name, mutate, tests: area.tests },
          ...{ server, concurrency, limit: left(), isAgain },
        })
      : { tested: [], isComplete: false }
  const mutants = tested.map(toMutant).filter((one) => one !== null)
  if (isComplete) writeScores([{ area, files: mutate }], mutants)
  return { name: area.name, mutants, isComplete }
}

/** Prints survived mutants and scores; sets the exit code. */
function report(): void {
  const all = results.flatMap(({ mutants }) => mutants)
  for (const { file, line, was, becomes, isCaught, equivalent } of all) {
    if (!isCaught && equivalent === null) print(`\n${file}:${line}\n- ${was}\n+ ${becomes}`)
  }
  const complete = results.filter(({ isComplete }) => isComplete)
  const whole = new Set(portions.filter((_, index) => results[index]?.isComplete).flatMap((one) => one.files))
  const wrong = wrongEquivalents(all, whole)
  for (const { file, was, becomes } of wrong) {
    print(
      `\n${file}: scripts/mutate/equivalents.ts names a mutant that is caught, or there no more:\n- ${was}\n+ ${becomes}`,
    )
  }
  print('')
  let isGood = wrong.length === 0
  for (const { name, mutants, isComplete } of results) {
    const score = scoreOf(mutants)
    isGood &&= score >= LIMIT && (isComplete || changed)
    const cut = isComplete ? '' : ', cut off for lack of time'
    print(
      `${score >= LIMIT ? 'ok    ' : 'FAILED'} ${name}: ${percent(score)} of ${mutants.length} mutants${cut}`,
    )
  }
  print(
    `${complete.length} of ${portions.length} areas in ${((Date.now() - began) / MINUTE).toFixed(1)} minutes`,
  )
  process.exitCode = isGood ? 0 : 1
}
