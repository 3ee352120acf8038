import path from 'node:path'
import { parseSync } from 'vite'

interface Node {
  type: string
  start: number
  [part: string]: unknown
}

/** A file of tests with its text. */
export interface Source {
  file: string
  text: string
}

/** What holds a reading of a clock: names of variables and functions of one file, and names of fields of any. */
interface Known {
  names: Set<string>
  fields: Set<string>
  /** Functions that the file declares or imports, with the file's names that their parameters belong to. */
  functions: Map<string, { params: unknown[]; home: Known }>
}

/** Around a reading these are still one: `(await x)!`, `x as number`, `...x`, `+x`. */
const WRAPPERS =
  /^(?:Parenthesized|Await|Chain|TSNonNull|TSAs|TSSatisfies|Unary|Spread)(?:Expression|Element)$/
/** Calls of a reading, or of several, that give one. */
const PASSING =
  /^(?:at|get|shift|pop|slice|filter|find|findLast|flat|values|sort|toSorted|reverse|toReversed|getTime|valueOf)$/
const PASSING_FUNCTIONS = /^(?:Math\.\w+|Number|Array\.from|Promise\.\w+)$/
/** Nodes that can give a reading to a name (`learn`). */
const TEACHING =
  /^(?:VariableDeclarator|FunctionDeclaration|Assignment(?:Pattern|Expression)|ForOfStatement|Object(?:Expression|Pattern)|CallExpression)$/
/** Calls that run their function in the page. */
const IN_PAGE = /^(?:evaluate|evaluateAll|evaluateHandle)$/
const CLOCK = /(?:^|\.)(?:performance|Date)\.now$/
/** These do nothing but measure, or were measured by others. */
const STOPWATCHES = /^(?:process\.(?:hrtime|uptime|cpuUsage)|performance\.(?:mark|measure)|console\.time\w*)$/
const MEASURED = /^(?:duration|timing)$/
const BOUNDS = /^toBe(?:LessThan|GreaterThan|LessThanOrEqual|GreaterThanOrEqual|CloseTo)$/

/** Places, `file:line text`, where two readings of a clock are compared or one is subtracted from another. */
export function findClockJudgements(sources: readonly Source[]): string[] {
  const fields = new Set<string>()
  const parsed = sources.map(({ file, text }) => {
    const known: Known = { names: new Set(), fields, functions: new Map() }
    const nodes = listNodes(parseSync(file, text).program)
    for (const node of nodes) noteFunction(node, known)
    return { file, text, known, nodes }
  })
  const byFile = new Map(parsed.map(({ file, known }) => [file, known]))
  const size = () => parsed.reduce((sum, { known }) => sum + known.names.size, fields.size)
  let before: number
  do {
    before = size()
    for (const { file, nodes, known } of parsed) {
      for (const node of nodes) {
        if (node.type === 'ImportDeclaration') fetchNames(node, file, known, byFile)
        else if (TEACHING.test(node.type)) learn(node, known)
      }
    }
  } while (size() > before)
  return parsed.flatMap(({ file, text, nodes, known }) => {
    const starts = nodes.filter((node) => judges(node, known)).map(({ start }) => start)
    const lines = new Set(starts.map((start) => text.slice(0, start).split('\n').length))
    return [...lines].map((line) => `${file}:${line} ${text.split('\n')[line - 1]?.trim()}`)
  })
}

const isNode = (value: unknown): value is Node =>
  value !== null && typeof value === 'object' && 'type' in value && typeof value.type === 'string'

/** The nodes below a part of a tree, itself included. */
function listNodes(part: unknown): readonly Node[] {
  if (part === null || typeof part !== 'object') return []
  const known = listed.get(part)
  if (known) return known
  const nodes: Node[] = []
  collect(part, nodes)
  listed.set(part, nodes)
  return nodes
}

/** Bodies of functions are asked for their nodes again and again. */
const listed = new WeakMap<object, readonly Node[]>()

function collect(part: unknown, nodes: Node[]): void {
  if (Array.isArray(part)) for (const one of part) collect(one, nodes)
  else if (isNode(part)) {
    nodes.push(part)
    for (const one of Object.values(part)) if (one !== null && typeof one === 'object') collect(one, nodes)
  }
}

const partsOf = (node: Node, part: string): unknown[] => [node[part]].flat()

/** `a.b` as text, `a` for a name; empty for anything else. */
function pathOf(node: unknown): string {
  if (!isNode(node)) return ''
  if (node.type === 'Identifier') return String(node.name)
  if (node.type !== 'MemberExpression' || node.computed) return ''
  return `${pathOf(node.object)}.${pathOf(node.property)}`
}
const lastOf = (path: string) => path.slice(path.lastIndexOf('.') + 1)

function isReading(node: unknown, known: Known): boolean {
  if (!isNode(node)) return false
  const are = (...parts: string[]) =>
    parts.some((part) => partsOf(node, part).some((one) => isReading(one, known)))
  if (WRAPPERS.test(node.type)) return are('argument', 'expression')
  switch (node.type) {
    case 'Identifier':
      return known.names.has(String(node.name))
    case 'MemberExpression':
      if (CLOCK.test(pathOf(node))) return true
      return node.computed ? are('object') : known.fields.has(pathOf(node.property))
    case 'CallExpression':
      return isReadingCall(node, known)
    case 'NewExpression':
      if (pathOf(node.callee) === 'Date') return partsOf(node, 'arguments').length === 0
      // Somewhere in it a promise is given a reading.
      return pathOf(node.callee) === 'Promise' && listNodes(node.arguments).some(isGiven)
    case 'BinaryExpression':
      if (node.operator === '+') return are('left', 'right')
      return are('left') && (node.operator !== '-' || !are('right'))
    case 'LogicalExpression':
      return are('left', 'right')
    case 'ConditionalExpression':
      return are('consequent', 'alternate')
    case 'ArrayExpression':
      return are('elements')
    case 'ArrowFunctionExpression':
    case 'FunctionDeclaration':
    case 'FunctionExpression':
      return are('body') || listNodes(node.body).some(isReturned)
    default:
      return false
  }

  function isGiven(part: Node): boolean {
    if (part.type !== 'CallExpression' || pathOf(part.callee).includes('.')) return false
    return partsOf(part, 'arguments').some((one) => isReading(one, known))
  }
  function isReturned(part: Node): boolean {
    return part.type === 'ReturnStatement' && isReading(part.argument, known)
  }
}

function isReadingCall(call: Node, known: Known): boolean {
  const path = pathOf(call.callee)
  if (CLOCK.test(path) || known.names.has(path)) return true
  const { callee } = call
  if (PASSING_FUNCTIONS.test(path)) return partsOf(call, 'arguments').some((one) => isReading(one, known))
  if (!isNode(callee) || callee.type !== 'MemberExpression') return false
  if (IN_PAGE.test(pathOf(callee.property))) return isReading(partsOf(call, 'arguments')[0], known)
  return PASSING.test(pathOf(callee.property)) && isReading(callee.object, known)
}

/** Notes a function by the name that the file calls it by. */
function noteFunction(node: Node, known: Known): void {
  const made = node.type === 'VariableDeclarator' ? node.init : node
  if (!isNode(made) || !/^(?:ArrowFunctionExpression|Function(?:Expression|Declaration))$/.test(made.type))
    return
  const name = pathOf(node.id)
  if (name !== '') known.functions.set(name, { params: partsOf(made, 'params'), home: known })
}

/** Notes what an imported name holds in the file that it comes from. */
function fetchNames(node: Node, file: string, known: Known, byFile: ReadonlyMap<string, Known>): void {
  const source = isNode(node.source) ? String(node.source.value) : ''
  const home = byFile.get(path.posix.join(path.posix.dirname(file), source))
  if (!home) return
  for (const one of partsOf(node, 'specifiers')) {
    if (!isNode(one)) continue
    const [imported, local] = [pathOf(one.imported), pathOf(one.local)]
    if (home.names.has(imported)) known.names.add(local)
    const called = home.functions.get(imported)
    if (called) known.functions.set(local, called)
  }
}

/** Notes the names and fields that a node gives a reading to. */
function learn(node: Node, known: Known): void {
  if (node.type === 'VariableDeclarator') {
    if (isReading(node.init, known)) bind(node.id, known)
    if (/(?:^|\.)(?:performance|Date)$/.test(pathOf(node.init)) && isNode(node.id)) {
      for (const one of partsOf(node.id, 'properties')) {
        if (isNode(one) && pathOf(one.key) === 'now') bind(one.value, known)
      }
    }
  }
  if (node.type === 'FunctionDeclaration' && isReading(node, known)) bind(node.id, known)
  if (node.type === 'AssignmentPattern' && isReading(node.right, known)) bind(node.left, known)
  if (node.type === 'AssignmentExpression' && isReading(node.right, known)) bind(node.left, known)
  if (node.type === 'ForOfStatement' && isReading(node.right, known)) {
    for (const part of listNodes(node.left)) if (part.type === 'VariableDeclarator') bind(part.id, known)
  }
  if (node.type === 'ObjectExpression') {
    for (const one of partsOf(node, 'properties')) {
      if (isNode(one) && isReading(one.value, known)) known.fields.add(pathOf(one.key))
    }
  }
  if (node.type === 'ObjectPattern') {
    for (const one of partsOf(node, 'properties')) {
      if (isNode(one) && known.fields.has(pathOf(one.key))) bind(one.value, known)
    }
  }
  if (node.type !== 'CallExpression' || !isNode(node.callee)) return
  const { object } = node.callee
  const given = partsOf(node, 'arguments')
  const called = known.functions.get(pathOf(node.callee))
  given.forEach((one, place) => {
    if (called && isReading(one, known)) bind(called.params[place], called.home)
  })
  if (IN_PAGE.test(lastOf(pathOf(node.callee))) && isReading(given[1], known) && isNode(given[0])) {
    bind(partsOf(given[0], 'params').at(-1), known)
  }
  const isKept = /^(?:push|unshift|set|add)$/.test(lastOf(pathOf(node.callee)))
  if (isKept && given.some((one) => isReading(one, known))) bind(object, known)
  // What is called back for each of several readings gets one.
  if (!isReading(object, known)) return
  for (const one of given) if (isNode(one)) for (const name of partsOf(one, 'params')) bind(name, known)
}

function bind(target: unknown, known: Known): void {
  if (!isNode(target)) return
  if (target.type === 'Identifier') known.names.add(String(target.name))
  else if (target.type === 'MemberExpression') {
    if (target.computed) bind(target.object, known)
    else known.fields.add(pathOf(target.property))
  } else if (target.type === 'ArrayPattern') for (const one of partsOf(target, 'elements')) bind(one, known)
  else if (target.type === 'AssignmentPattern') bind(target.left, known)
}

/** Whether a node measures the time between two readings. */
function judges(node: Node, known: Known): boolean {
  if (node.type === 'MemberExpression')
    return STOPWATCHES.test(pathOf(node)) || MEASURED.test(pathOf(node.property))
  if (node.type === 'ObjectPattern') {
    return partsOf(node, 'properties').some((one) => isNode(one) && MEASURED.test(pathOf(one.key)))
  }
  const isDifference =
    (node.type === 'BinaryExpression' && /^(?:-|[<>]=?)$/.test(String(node.operator))) ||
    (node.type === 'AssignmentExpression' && /^[-+]=$/.test(String(node.operator)))
  if (isDifference) return isReading(node.left, known) && isReading(node.right, known)
  if (node.type !== 'CallExpression' || !isNode(node.callee)) return false
  if (!BOUNDS.test(pathOf(node.callee.property)) || !partsOf(node, 'arguments').some(isOne)) return false
  // expect(…) stands in what the matcher is called of.
  return listNodes(node.callee.object).some(
    (part) => pathOf(part.callee) === 'expect' && partsOf(part, 'arguments').some(isOne),
  )

  function isOne(one: unknown): boolean {
    return isReading(one, known)
  }
}
