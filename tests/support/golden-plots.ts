import { readFileSync } from 'node:fs'
import path from 'node:path'

/**
 * Plots with what an installer would answer (`golden-plots.csv`, columns separated by semicolons, an empty cell checks nothing):
 * - `name`, `query` of `GET /api/selection`, `individual`: `true` or `false`;
 * - `numbers`: `name=value` of load and levels;
 * - `models`: each of these words is named (`a|b`: one of the two); `first`: the first model;
 * - `forbidden`: never named; `word?` only with a condition, `word~text` only if its sentences match;
 * - `rules`: checked on this plot; `rejected`: `slug:rule` or `slug:rule|rule`;
 * - `says`: sentences of the answer, separated by ` & `; `each`: a sentence of each model; `never`: of none.
 * A word is a slug with stars, a value of body, discharge or variant, or two of them joined by `+`. Texts are regular expressions.
 */
export interface GoldenPlot {
  name: string
  query: string
  individual: string
  numbers: string
  models: string
  first: string
  forbidden: string
  rules: string
  rejected: string
  says: string
  each: string
  never: string
}

const [head = '', ...lines] = readFileSync(path.join(import.meta.dirname, '../golden-plots.csv'), 'utf8')
  .trimEnd()
  .split('\n')
/** Columns of the table. */
export const columns = head.split(';')
/** All plots of the table. */
export const goldenPlots = lines.map((line): GoldenPlot => {
  const cells = line.split(';')
  if (cells.length !== columns.length) throw new Error(`${cells.length} cells: ${line}`)
  // The columns are asserted to be those of GoldenPlot by the first test.
  return Object.fromEntries(columns.map((column, index) => [column, cells[index]])) as unknown as GoldenPlot
})
