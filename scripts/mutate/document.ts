import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { EQUIVALENTS } from './equivalents.ts'
import { type Mutant, scoreOf } from './mutants.ts'
import { allPortions, type Portion, root } from './select.ts'

const file = path.join(root, 'docs/mutation.md')
const BEGIN = '<!-- scores: begin -->'
const END = '<!-- scores: end -->'
const EQUIVALENT_HEADING = '### Equivalent mutants'

/** Updates the measured files' rows in docs/mutation.md. */
export function writeScores(portions: readonly Portion[], mutants: readonly Mutant[]): void {
  const text = readFileSync(file, 'utf8')
  const [before = '', rest = ''] = text.split(BEGIN)
  const [old = '', after = ''] = rest.split(END)
  const [scores = ''] = old.split(EQUIVALENT_HEADING)
  const rows = new Map([...scores.matchAll(/^\| `(.+?)` \|.*$/gm)].map(([row, name = '']) => [name, row]))
  for (const name of portions.flatMap(({ files }) => files)) {
    rows.set(
      name,
      toRow(
        name,
        mutants.filter((one) => one.file === name),
      ),
    )
  }
  const tables = allPortions().map(({ area, files }) =>
    [
      `### ${area.name}`,
      '',
      ...HEAD,
      ...files.map((name) => rows.get(name) ?? `| \`${name}\` | | | | | |`),
      '',
    ].join('\n'),
  )
  writeFileSync(file, `${before}${BEGIN}\n\n${tables.join('\n')}\n${equivalents()}\n${END}${after}`)
}

const HEAD = ['| File | Mutants | Caught | Equivalent | Score | Measured |', '|---|--:|--:|--:|--:|---|']

function toRow(name: string, mutants: readonly Mutant[]): string {
  const caught = mutants.filter(({ isCaught }) => isCaught).length
  const same = mutants.filter(({ equivalent }) => equivalent !== null).length
  const cells = [
    mutants.length,
    caught,
    same,
    percent(scoreOf(mutants)),
    new Date().toISOString().slice(0, 10),
  ]
  return `| \`${name}\` | ${cells.join(' | ')} |`
}

function equivalents(): string {
  const cell = (text: string) => `\`\` ${text.replaceAll('|', '\\|')} \`\``
  const rows = EQUIVALENTS.map(
    ({ file: name, was, becomes, why }) => `| \`${name}\` | ${cell(was)} | ${cell(becomes)} | ${why} |`,
  )
  return [
    EQUIVALENT_HEADING,
    '',
    '| File | Line | Mutant | Why no test can tell |',
    '|---|---|---|---|',
    ...rows,
    '',
  ].join('\n')
}

/** Formats a share, rounded down: 0.859 → «85 %», so that nothing below a limit looks like it. */
export function percent(share: number): string {
  return `${Math.floor(share * 100)} %`
}
