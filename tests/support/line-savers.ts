import { parseSync, Visitor } from 'vite'
import type { Source } from './clock-readings.ts'

interface Node {
  type: string
  [part: string]: unknown
}

interface LineSavers {
  /** `{ ...{ a, b } }` and `[...[a, b]]`. */
  spreads: string[]
  /** `const [A, B] = [1, 2]`: constants of a module, and whatever is declared with nothing but constants. */
  tuples: string[]
}

/** Literals that only save lines, as `file:line text`. */
export function findLineSavers(sources: readonly Source[]): LineSavers {
  const found: LineSavers = { spreads: [], tuples: [] }
  for (const { file, text } of sources) {
    const note = (places: string[], start: number) => {
      const line = text.slice(0, start).split('\n').length
      const place = `${file}:${line} ${text.split('\n')[line - 1]?.trim()}`
      if (!places.includes(place)) places.push(place)
    }
    const { program } = parseSync(file, text)
    for (const statement of program.body) {
      const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
      if (declared?.type !== 'VariableDeclaration') continue
      for (const { id, init, start } of declared.declarations) {
        if (isSeveral(id) && init && isArray(calledOn(unwrap(init)))) note(found.tuples, start)
      }
    }
    const noteSpread = ({ argument, start }: { argument: object; start: number }) => {
      if (/^(?:Object|Array)Expression$/.test(unwrap(argument).type)) note(found.spreads, start)
    }
    new Visitor({
      SpreadElement: noteSpread,
      JSXSpreadAttribute: noteSpread,
      VariableDeclarator({ id, init, start }) {
        if (isSeveral(id) && init && isArray(unwrap(init)) && isConstant(init)) note(found.tuples, start)
      },
    }).visit(program)
  }
  return found
}

const isNode = (value: unknown): value is Node =>
  value !== null && typeof value === 'object' && 'type' in value && typeof value.type === 'string'

const isSeveral = (id: unknown) =>
  isNode(id) && id.type === 'ArrayPattern' && Array.isArray(id.elements) && id.elements.length > 1

const isArray = ({ type }: { type: string }) => type === 'ArrayExpression'

/** `[1]` of `([1] as const)`. */
function unwrap(node: object): Node {
  if (!isNode(node)) throw new Error('no node of a tree')
  const isWrapped = /^(?:Parenthesized|TSAs|TSSatisfies|TSNonNull)Expression$/.test(node.type)
  return isWrapped && isNode(node.expression) ? unwrap(node.expression) : node
}

/** `[1]` of `[1].map(String)`. */
function calledOn(node: Node): Node {
  if (node.type !== 'CallExpression' || !isNode(node.callee) || !isNode(node.callee.object)) return node
  return calledOn(unwrap(node.callee.object))
}

/** Whether it is made of texts, numbers and the like alone. */
function isConstant(node: unknown): boolean {
  if (!isNode(node)) return false
  const { type, elements, properties, argument, value, expressions } = unwrap(node)
  if (type === 'ArrayExpression') return Array.isArray(elements) && elements.every(isConstant)
  if (type === 'ObjectExpression') return Array.isArray(properties) && properties.every(isConstant)
  if (type === 'Property') return isConstant(value)
  if (type === 'UnaryExpression') return isConstant(argument)
  if (type === 'TemplateLiteral') return Array.isArray(expressions) && expressions.length === 0
  return type === 'Literal'
}
