import { parseSync, Visitor } from 'vite'
import type { Source } from './clock-readings.ts'

/** What is said of types and not checked, as `file:line text`: `x as T`, `<T>x`, `x!` and `any`. */
export function findTypeAssertions(sources: readonly Source[]): string[] {
  return sources.flatMap(({ file, text }) => {
    const found: number[] = []
    const note = ({ start, end }: { start: number; end: number }) => {
      if (!/\bas const$/.test(text.slice(start, end))) found.push(start)
    }
    new Visitor({
      TSAsExpression: note,
      TSTypeAssertion: note,
      TSNonNullExpression: note,
      TSAnyKeyword: note,
    }).visit(parseSync(file, text).program)
    return found.map((start) => {
      const line = text.slice(0, start).split('\n').length
      return `${file}:${line} ${text.split('\n')[line - 1]?.trim()}`
    })
  })
}
