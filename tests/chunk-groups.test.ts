import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { groups, staffGroups } from '../vite.config.ts'
import { listFiles, root } from './support/files.ts'

/** What a build can meet: our files, one of each package, and what the bundler adds. */
const { packages } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'))
const modules = [
  ...listFiles('src', /\.(?:tsx?|css|svg)$/),
  ...listFiles('packages', /\.ts$/),
  ...listFiles('content', /\./),
  ...Object.keys(packages).map((folder) => `${folder}/index.js`),
  'vite/preload-helper.js',
].filter((file) => !/\.(?:test|fixture)\./.test(file))

const matched = (source: string) => modules.filter((file) => new RegExp(source).test(file))

/** The alternatives of a pattern's parentheses, each with the pattern without it. */
function withoutEach(source: string): (readonly [alternative: string, rest: string])[] {
  const open: { start: number; bars: number[] }[] = [{ start: 0, bars: [] }]
  const found: (readonly [string, string])[] = []
  const close = ({ start, bars }: { start: number; bars: number[] }, end: number) => {
    if (bars.length === 0) return
    const edges = [start, ...bars.map((bar) => bar + 1), end + 1]
    for (const [index, from] of edges.slice(0, -1).entries()) {
      const to = edges[index + 1] ?? end + 1
      const alternative = source.slice(from, to - 1)
      const isLast = index === bars.length
      const rest = isLast
        ? source.slice(0, from - 1) + source.slice(end)
        : source.slice(0, from) + source.slice(to)
      found.push([alternative, rest])
    }
  }
  for (let at = 0; at < source.length; at++) {
    const sign = source[at]
    if (sign === '\\') at++
    else if (sign === '[') at = source.indexOf(']', at)
    else if (sign === '(') {
      const [prefix = ''] = /^\((?:\?(?:[:=!]|<[=!]))?/.exec(source.slice(at)) ?? []
      open.push({ start: at + prefix.length, bars: [] })
    } else if (sign === '|') open.at(-1)?.bars.push(at)
    else if (sign === ')') close(open.pop() ?? { start: 0, bars: [] }, at)
  }
  for (const left of open) close(left, source.length)
  return found
}

describe.each([...groups, ...staffGroups])('The group of files $name', ({ test: { source } }) => {
  test('names something, and so does each word of it', () => {
    const all = matched(source)
    expect(all).not.toEqual([])
    const idle = withoutEach(source).filter(([, rest]) => matched(rest).join() === all.join())
    expect(idle.map(([alternative]) => alternative)).toEqual([])
  })
})
