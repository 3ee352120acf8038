// Mutation testing by Stryker, area by area: `npm run mutate -- [area …] [--changed[=commit]] [options of Stryker]` (docs/mutation.md).
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { startTestServer } from '../../tests/support/postgres.ts'
import { ensureBuilt } from '../ensure-build.mjs'
import { AREAS, type Area, filesOf, folderOf, LIMIT, root } from './areas.ts'

const words = process.argv.slice(2)
const firstOption = words.findIndex((word) => word.startsWith('-'))
const names = words.slice(0, firstOption === -1 ? words.length : firstOption)
const isChanged = (word: string) => /^--changed(?:=|$)/.test(word)
const changed = words.find(isChanged)
const options = words.slice(names.length).filter((word) => !isChanged(word))
const unknown = names.filter((name) => !AREAS.some((area) => area.name === name))
if (unknown.length > 0) throw new Error(`no area of scripts/mutate/areas.ts is called ${unknown.join(', ')}`)

const touched = changed === undefined ? null : changedSince(changed.split('=')[1] ?? 'main')
const portions = AREAS.filter(({ name }) => names.length === 0 || names.includes(name))
  .map((area) => ({
    area,
    files: touched && filesOf(area).filter((file) => touched.has(withoutExtension(file))),
  }))
  .filter(({ files }) => files?.length !== 0)
const needsDatabase = portions.some(({ area }) => area.needsDatabase)
if (needsDatabase && !(await ensureBuilt(process.execPath)))
  throw new Error('the pages could not be built; the reason is above')
// One for all: Stryker ends its workers by force, and each would leave its own behind.
const postgres = needsDatabase ? await startTestServer() : null

const ending = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => ending.abort())
const lines: string[] = []
try {
  for (const { area, files } of portions) {
    if (ending.signal.aborted) break
    process.stdout.write(`\n— ${area.name}\n`)
    const isFine = await runStryker(area, files ? ['--mutate', files.join(), ...options] : options)
    const { line, isGood } = summarize(area)
    lines.push(`${isFine && isGood ? 'ok    ' : 'FAILED'} ${line}`)
    if (!isFine || !isGood) process.exitCode = 1
  }
} finally {
  await postgres?.stop()
}
process.stdout.write(`\n${lines.join('\n') || 'No file of a measured area differs, nothing to try.'}\n`)
if (ending.signal.aborted) process.exitCode = 1

/** Whether Stryker came to its end and found enough. */
async function runStryker(area: Area, given: readonly string[]): Promise<boolean> {
  const program = path.join(root, 'node_modules/@stryker-mutator/core/bin/stryker.js')
  const child = spawn(process.execPath, [program, 'run', 'scripts/mutate/stryker.config.ts', ...given], {
    cwd: root,
    stdio: 'inherit',
    // A process group of its own: a second signal, from the terminal or from `timeout`, would end it before it has written its report.
    detached: true,
    env: {
      ...process.env,
      MUTATE_AREA: area.name,
      ...(postgres ? { MUTATE_SERVER: JSON.stringify(postgres.server) } : {}),
    },
  })
  const end = () => child.kill('SIGTERM')
  ending.signal.addEventListener('abort', end)
  const [code] = await once(child, 'exit')
  ending.signal.removeEventListener('abort', end)
  // Stryker leaves its copies when it is stopped.
  rmSync(path.join(root, folderOf(area)), { recursive: true, force: true })
  return code === 0
}

/** What is known of the area after this run and those before; Stryker has no limit for single files. */
function summarize(area: Area): { line: string; isGood: boolean } {
  const report = path.join(root, `${folderOf(area)}.json`)
  const known: Report['files'] = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')).files : {}
  const files = filesOf(area)
  const scores = files.flatMap((file) => (known[file] ? [{ file, ...count(known[file].mutants) }] : []))
  const total = count(files.flatMap((file) => known[file]?.mutants ?? []))
  if (scores.length === 0) return { line: `${area.name}: nothing was measured`, isGood: false }
  const lowest = Math.min(...scores.map(({ score }) => score))
  const weak = scores.filter(({ score }) => area.isEachFile && score < LIMIT)
  const numbers = `${scores.length} of ${files.length} files, ${total.mutants} mutants, ${total.score} %`
  const low = weak.map(({ file, score }) => `\n       ${file}: ${score} %`)
  return {
    line: `${area.name}: ${numbers}, lowest file ${lowest} %${low.join('')}`,
    isGood: weak.length === 0,
  }
}

interface Report {
  files: Record<string, { mutants: readonly { status: string }[] }>
}

/** Mutants that count, and the share of those that tests catch in percent, rounded down: nothing below a limit looks like it. */
function count(all: readonly { status: string }[]): { mutants: number; score: number } {
  const of = (...statuses: string[]) => all.filter(({ status }) => statuses.includes(status)).length
  const caught = of('Killed', 'Timeout')
  const mutants = caught + of('Survived', 'NoCoverage')
  return { mutants, score: mutants === 0 ? 100 : Math.floor((caught / mutants) * 100) }
}

/** Files that differ from where this branch left a commit, and those whose own tests do, without extensions. */
function changedSince(commit: string): Set<string> {
  const git = (...command: string[]) => execFileSync('git', command, { cwd: root, encoding: 'utf8' })
  const all = git('diff', '--name-only', '--merge-base', commit) + git('ls-files', '-o', '--exclude-standard')
  return new Set(all.split('\n').map(withoutExtension))
}

function withoutExtension(file: string): string {
  return file.replace(/(?:\.test)?\.tsx?$/, '')
}
