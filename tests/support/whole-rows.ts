import { parseSync, Visitor } from 'vite'
import type { Source } from './clock-readings.ts'

/** Places, `file:line text`, where no column is named. */
interface WholeRows {
  /** `select()`, `returning()`, and `select({ row: table })`. */
  rows: string[]
  /** `getTableColumns(table)`, and `const { left, ...others } = table`. */
  columns: string[]
}

/** Where rows are read with whatever columns they have, or will have; `tables` are the names of tables. */
export function findWholeRows(sources: readonly Source[], tables: ReadonlySet<string>): WholeRows {
  const found: WholeRows = { rows: [], columns: [] }
  for (const { file, text } of sources) {
    const note = (places: string[], start: number) => {
      const line = text.slice(0, start).split('\n').length
      places.push(`${file}:${line} ${text.split('\n')[line - 1]?.trim()}`)
    }
    const isTable = (node: { type: string; name?: unknown } | null) =>
      node?.type === 'Identifier' && (tables.has(String(node.name)) || node.name === 'table')
    new Visitor({
      CallExpression({ callee, arguments: [first], start }) {
        if (callee.type === 'Identifier' && /^get(?:Table)?Columns$/.test(callee.name))
          note(found.columns, start)
        if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return
        const { name, start: at } = callee.property
        if (!/^(?:select|selectDistinct|selectDistinctOn|returning)$/.test(name)) return
        const isWhole =
          first?.type === 'ObjectExpression' &&
          first.properties.some((one) => isTable(one.type === 'Property' ? one.value : one.argument))
        if (!first || isWhole) note(found.rows, at)
      },
      VariableDeclarator({ id, init, start }) {
        const isRest = id.type === 'ObjectPattern' && id.properties.some(({ type }) => type === 'RestElement')
        if (isRest && isTable(init)) note(found.columns, start)
      },
    }).visit(parseSync(file, text).program)
  }
  return found
}
