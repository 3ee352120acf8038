import { parseSync, Visitor } from 'vite'
import type { Source } from './clock-readings.ts'

/** Functions of more lines than `most`, as `file:line lines`; nested ones count in their outer one too. */
export function findLongFunctions(sources: readonly Source[], most: number): string[] {
  return sources.flatMap(({ file, text }) => {
    const found: string[] = []
    const count = ({ start, end }: { start: number; end: number }) => {
      const lines = text.slice(start, end).split('\n').length
      if (lines > most) found.push(`${file}:${text.slice(0, start).split('\n').length} ${lines} lines`)
    }
    new Visitor({
      FunctionDeclaration: count,
      FunctionExpression: count,
      ArrowFunctionExpression: count,
    }).visit(parseSync(file, text).program)
    return found
  })
}
