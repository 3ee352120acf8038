import type { RedirectImport } from '../../../contract/content/redirects.ts'
import { findCircle, isLongChain, MAX_STEPS } from './chain.ts'
import { type ReadAddress, readFrom, readTo } from './site-address.ts'

/** A cell as a table file has it. */
type Cell = string | number | boolean | null | { fault: string } | undefined

/** A row of the file; `row` is its number, from 1. */
export interface FileRow {
  row: number
  cells: readonly Cell[]
}

/** What is known of the shop's redirects and pages. */
export interface Known {
  /** Where each former address leads; what the file adds is added. */
  targets: Map<string, string>
  /** Ids of the redirects by their former addresses, also of those that lead nowhere. */
  ids: ReadonlyMap<string, number>
  pages: ReadonlySet<string>
}

/** A pair of addresses with its row. */
export interface Pair {
  row: number
  from: string
  to: string
}

export interface ImportPlan extends Pick<RedirectImport, 'same' | 'wrong'> {
  added: Pair[]
  changed: (Pair & { id: number })[]
}

const HEAD_FROM = /^(?:from|old|откуда|стар|прежн|исходн|ненайден)/i
const HEAD_TO = /^(?:to|new|куда|нов|цел)/i

/** The pairs of a table of two columns: those that its first row names, else the first two. */
export function readPairs(rows: readonly FileRow[]): Pair[] {
  const [first, ...others] = rows
  const heads = first?.cells.map(toText) ?? []
  const [from, to] = [
    heads.findIndex((head) => HEAD_FROM.test(head)),
    heads.findIndex((head) => HEAD_TO.test(head)),
  ]
  const hasHead = from >= 0 && to >= 0
  return (hasHead ? others : rows)
    .map(({ row, cells }) => ({
      row,
      from: toText(cells[hasHead ? from : 0]),
      to: toText(cells[hasHead ? to : 1]),
    }))
    .filter((pair) => pair.from !== '' || pair.to !== '')
}

/** Pages are asked for at these addresses. */
export const listFroms = (pairs: readonly Pair[], origin: string): string[] => [
  ...new Set(pairs.flatMap(({ from }) => readFrom(from, origin).path ?? [])),
]

/** What becomes of each pair, one after another, as if they were typed in this order. */
export function planPairs(
  pairs: readonly Pair[],
  { targets, ids, pages }: Known,
  origin: string,
): ImportPlan {
  const plan: ImportPlan = { added: [], changed: [], same: 0, wrong: [] }
  const rowOf = new Map<string, number>()
  for (const pair of pairs) {
    const [from, to] = [readFrom(pair.from, origin), readTo(pair.to, origin)]
    const problem =
      missing(pair) ??
      problemOf('Прежний адрес', from) ??
      problemOf('Куда ведёт', to) ??
      findProblem(from.path ?? '', to.path ?? '')
    if (problem !== undefined || from.path === undefined || to.path === undefined) {
      plan.wrong.push({ ...pair, problem: problem ?? '' })
      continue
    }
    rowOf.set(from.path, pair.row)
    if (targets.get(from.path) === to.path) {
      plan.same += 1
      continue
    }
    const id = ids.get(from.path)
    const read = { row: pair.row, from: from.path, to: to.path }
    if (id === undefined) plan.added.push(read)
    else plan.changed.push({ ...read, id })
    targets.set(from.path, to.path)
  }
  return plan

  function findProblem(from: string, to: string): string | undefined {
    const former = rowOf.get(from)
    if (former !== undefined && targets.get(from) !== to) return `Этот адрес уже есть в строке ${former}`
    if (pages.has(from)) return HAS_PAGE
    const circle = findCircle(targets, { from, to })
    if (circle !== undefined) return leadsBack(circle, from)
    return isLongChain(targets, to) ? LONG_CHAIN : undefined
  }
}

const missing = ({ from, to }: Pair) =>
  from === '' ? 'Нет прежнего адреса' : to === '' ? 'Не сказано, куда вести' : undefined

const problemOf = (column: string, { problem }: ReadAddress) => problem && `${column}: ${problem}`

const toText = (cell: Cell) =>
  cell === null || cell === undefined || typeof cell === 'object' ? '' : String(cell).trim()

/** Said of a former address at which there is a page. */
export const HAS_PAGE =
  'По этому адресу есть страница, и переадресация не сработает: сначала скройте страницу или смените её адрес'

/** Said of a redirect before a chain that is followed to its end no more. */
export const LONG_CHAIN = `За этим адресом уже ${MAX_STEPS} переадресаций подряд: ведите сразу к странице`

/** Said of a target from which the way leads back. */
export const leadsBack = (last: string, from: string) =>
  last === from ? 'Адрес ведёт сам на себя' : `Получится круг: ${last} уже ведёт на ${from}`
