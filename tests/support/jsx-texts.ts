import { parseSync } from 'vite'
import type { Source } from './clock-readings.ts'

interface Node {
  type: string
  start: number
  [part: string]: unknown
}

/**
 * What a part of JSX may show: `none`, `text`, `loose` (a text in a fragment, which React takes away by itself), `any` (a variable, a call)
 * or an element by its tag. More than one: it comes and goes, or is replaced.
 */
type Shown = Set<string>

interface Known {
  /** What each component of ours may show, by its name. */
  components: Map<string, Shown>
  /** Components that are somewhere given a text as children. */
  withText: Set<string>
  /** Variables and functions of the file, by their names. */
  locals: Map<string, Node>
  /** The same the other way round. */
  names: Map<Node, string>
}

const isNode = (value: unknown): value is Node =>
  value !== null && typeof value === 'object' && 'type' in value && typeof value.type === 'string'
const toNodes = (value: unknown): Node[] => [value].flat().filter(isNode)
/** What a component is given to show: elements, if nobody gives it a text. */
const SLOTS = new Set(['children', 'before', 'after'])
const JSX = /^(?:JSX|Conditional|Logical|Parenthesized)/
const isFunction = ({ type }: Node) => /Function/.test(type)
const partsOf = (node: Node): Node[] => Object.values(node).flatMap(toNodes)

/**
 * Parts of JSX that a page translator breaks: it wraps every text of the page in an element of its own, so that React fails when it takes
 * that text away or puts something before it. Each as `file:line`.
 */
export function findLooseTexts(sources: readonly Source[]): string[] {
  const components: Known['components'] = new Map()
  const withText: Known['withText'] = new Set()
  const files = sources.map(({ file, text }) => {
    const program = parseSync(file, text).program as unknown as Node
    const named = listNamed(program)
    const names = new Map(named.map(([name, node]) => [node, name] as const))
    return { file, text, program, known: { components, withText, locals: new Map(named), names } }
  })
  const found = files.flatMap(({ known }) =>
    [...known.locals].flatMap(([name, node]) => (isComponent(name, node) ? [{ name, node, known }] : [])),
  )
  // Components show components: until nothing new is learnt.
  for (let isNews = true; isNews; ) {
    isNews = false
    for (const { name, node, known } of found) {
      const before = components.get(name) ?? new Set()
      const now = new Set([...before, ...showsOf(node, known)])
      isNews ||= now.size > before.size
      components.set(name, now)
    }
  }
  for (const { program, known } of files) for (const name of listWithText(program, known)) withText.add(name)
  return files.flatMap(({ file, text, program, known }) =>
    listWrong(program, known).map(({ start }) => `${file}:${text.slice(0, start).split('\n').length}`),
  )
}

/** The variables and functions of a file: their names, and what they are. */
function listNamed(node: Node): [string, Node][] {
  const named =
    node.type === 'VariableDeclarator' ? node.init : /^FunctionDeclaration$/.test(node.type) && node
  const below = partsOf(node).flatMap(listNamed)
  return isNode(named) && isNode(node.id) ? [[String(node.id.name), named], ...below] : below
}

const isComponent = (name: string, node: Node) => /^[A-Z]\w*[a-z]/.test(name) && isFunction(node)

/** What a function may show. */
function showsOf(node: Node, known: Known): Shown {
  if (!isNode(node.body)) return new Set()
  if (node.body.type !== 'BlockStatement') return shownBy(node.body, known)
  return new Set(listReturns(node.body).flatMap((one) => [...shownBy(one.argument, known)]))
}

function listReturns(node: Node): Node[] {
  if (node.type === 'ReturnStatement') return [node]
  return partsOf(node).flatMap((part) => (isFunction(part) ? [] : listReturns(part)))
}

function shownBy(node: unknown, known: Known): Shown {
  if (!isNode(node)) return new Set(['#none'])
  const join = (...parts: unknown[]) => new Set(parts.flatMap((part) => [...shownBy(part, known)]))
  switch (node.type) {
    case 'ParenthesizedExpression':
    case 'ChainExpression':
    case 'JSXExpressionContainer':
      return join(node.expression)
    case 'JSXEmptyExpression':
      return new Set(['#none'])
    case 'Literal':
      return new Set([typeof node.value === 'string' || typeof node.value === 'number' ? '#text' : '#none'])
    case 'TemplateLiteral':
    case 'JSXText':
      return new Set(['#text'])
    case 'Identifier': {
      const local = known.locals.get(String(node.name))
      const shown = local && JSX.test(local.type) ? shownBy(local, known) : null
      if (shown && !isText(shown)) return shown
      if (SLOTS.has(String(node.name))) return new Set(['#children'])
      return new Set([node.name === 'undefined' ? '#none' : '#any'])
    }
    case 'LogicalExpression':
      if (node.operator === '&&') return new Set(['#none', ...join(node.right)])
      return join(node.left, node.right)
    case 'ConditionalExpression':
      return join(node.consequent, node.alternate)
    case 'JSXFragment':
      return shownByFragment(node, known)
    case 'JSXElement': {
      const name = nameOf(node)
      return new Set(known.components.get(name) ?? [name])
    }
    case 'CallExpression': {
      const isList =
        isNode(node.callee) &&
        isNode(node.callee.property) &&
        /^(?:flatM|m)ap$/.test(String(node.callee.property.name))
      const [each] = toNodes(node.arguments)
      if (isList && each && isFunction(each)) return new Set(['#none', ...showsOf(each, known)])
      const called = isNode(node.callee) ? String(node.callee.name) : ''
      const local = known.locals.get(called)
      if (local && isFunction(local)) return showsOf(local, known)
      // Children that are a function give elements.
      return new Set([called === 'children' ? 'element' : '#any'])
    }
    case 'MemberExpression':
      return new Set([isNode(node.property) && SLOTS.has(String(node.property.name)) ? '#children' : '#any'])
    default:
      return new Set(['#any'])
  }
}

/** Several at once: a text among them is one that React takes away by itself. */
function shownByFragment(node: Node, known: Known): Shown {
  const all = slotsOf(node).map((slot) => shownBy(slot, known))
  const shown = new Set(all.flatMap((one) => [...one]))
  const isSteady = all.every((one) => one.size === 1)
  const kind = shown.has('#text') || shown.has('#loose') ? '#loose' : 'fragment'
  return new Set([kind, ...(isSteady ? [] : ['#none'])])
}

const nameOf = (element: Node) => {
  const opening = element.openingElement
  return isNode(opening) && isNode(opening.name) ? String(opening.name.name) : ''
}

/** What stands in an element or a fragment, fragments opened. */
function slotsOf(node: Node): Node[] {
  return toNodes(node.children).flatMap((child) => {
    if (child.type === 'JSXText' && /^\s*\n\s*$|^$/.test(String(child.value))) return []
    if (child.type === 'JSXExpressionContainer' && isNode(child.expression)) {
      return child.expression.type === 'JSXEmptyExpression' ? [] : [child]
    }
    return child.type === 'JSXFragment' ? slotsOf(child) : [child]
  })
}

/** `owner` is the component whose code it is. */
function listWrong(node: Node, known: Known, owner = ''): Node[] {
  const name = known.names.get(node) ?? owner
  const below = partsOf(node).flatMap((part) => listWrong(part, known, name))
  const choices = node.type === 'ConditionalExpression' ? [node.consequent, node.alternate] : []
  const returned = isFunction(node) && isNode(node.body) ? listReturns(node.body) : []
  below.push(...listBlended([...choices, ...returned.map(({ argument }) => argument)], known))
  if (node.type !== 'JSXElement' && node.type !== 'JSXFragment') return below
  // Translators leave drawings alone.
  if (nameOf(node) === 'text') return below
  const isTextIn = (shown: Shown) =>
    isText(shown) || (shown.has('#children') && (!/^[A-Z]/.test(owner) || known.withText.has(owner)))
  const slots = slotsOf(node).map((slot) => ({ slot, shown: shownBy(slot, known) }))
  // React replaces an element's only text by itself.
  const isAlone = slots.length === 1 && node.type === 'JSXElement'
  const wrong = slots.filter(({ shown }, index) => {
    if (shown.size === 1 || [...shown].every((one) => one === '#text' || one === '#any')) return false
    if (shown.has('#loose') || (!isAlone && isTextIn(shown))) return true
    // Nothing may be put before a text: the next that is always there must be an element.
    for (const next of slots.slice(index + 1)) {
      if (isTextIn(next.shown) || next.shown.has('#loose')) return true
      if (!next.shown.has('#none')) return false
    }
    return false
  })
  return [...wrong.map(({ slot }) => slot), ...below]
}

/**
 * Of two elements that React takes for one, what they hold is exchanged one by one, texts too: a `key` keeps them apart. The elements of a
 * fragment that is all that is shown are taken for what stands in its place otherwise.
 */
function listBlended(choices: unknown[], known: Known): Node[] {
  const rows = choices.flatMap(listEnds).map((one) => (one.type === 'JSXFragment' ? slotsOf(one) : [one]))
  return rows.flatMap((row, index) =>
    row.filter((one, place) =>
      rows.slice(0, index).some((former) => {
        const other = former[place]
        return other !== undefined && isBlended(one, other, known)
      }),
    ),
  )
}

function isBlended(one: Node, other: Node, known: Known): boolean {
  if (one.type !== 'JSXElement' || other.type !== 'JSXElement') return false
  if (nameOf(one) !== nameOf(other) || isKeyed(one) || isKeyed(other)) return false
  const both = [slotsOf(one), slotsOf(other)]
  const holdsText = both.some((all) => all.some((slot) => isText(shownBy(slot, known))))
  return holdsText && both.some((all) => all.length > 1) && !isSameShape(both, known)
}

/** Whether the same kinds stand at the same places. */
function isSameShape([ones = [], others = []]: Node[][], known: Known): boolean {
  const kindOf = (slot: Node) => [...shownBy(slot, known)].map((one) => one.replace('#any', '#text')).join()
  return ones.map(kindOf).join(';') === others.map(kindOf).join(';')
}

/** What a choice comes down to, choices within it as well. */
function listEnds(node: unknown): Node[] {
  if (!isNode(node)) return []
  if (node.type === 'ParenthesizedExpression') return listEnds(node.expression)
  return node.type === 'ConditionalExpression' ? [node.consequent, node.alternate].flatMap(listEnds) : [node]
}

const isKeyed = ({ openingElement }: Node) =>
  isNode(openingElement) &&
  toNodes(openingElement.attributes).some(({ name }) => isNode(name) && name.name === 'key')

/** The components that are somewhere given a text of their own as children. */
function listWithText(node: Node, known: Known): string[] {
  const below = partsOf(node).flatMap((part) => listWithText(part, known))
  if (node.type !== 'JSXElement' || !slotsOf(node).some((slot) => isText(shownBy(slot, known)))) return below
  return [nameOf(node), ...below]
}

const isText = (shown: Shown) => shown.has('#text') || shown.has('#any')
