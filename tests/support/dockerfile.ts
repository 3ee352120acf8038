import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { listFiles, root } from './files.ts'

/** An instruction of a Dockerfile: `COPY`, and what stands behind it in one line. */
export interface Instruction {
  name: string
  value: string
}

/** What begins with a FROM. */
export interface Stage {
  /** Name behind AS; empty for the last one. */
  name: string
  from: string
  instructions: Instruction[]
}

/** Reads a Dockerfile stage by stage, without comments, continued lines as one. */
export function parseDockerfile(text: string): Stage[] {
  const lines = text
    .split('\n')
    .filter((line) => !/^\s*#/.test(line))
    .join('\n')
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
    .filter((line) => line.trim() !== '')
  const stages: Stage[] = []
  for (const line of lines) {
    const [, name = '', value = ''] = /^\s*(\w+)\s+(.*)$/.exec(line) ?? []
    if (name === 'FROM') {
      const [from = '', , as = ''] = value.split(/\s+/)
      stages.push({ name: as, from, instructions: [] })
    } else stages.at(-1)?.instructions.push({ name, value })
  }
  return stages
}

/** A COPY: what, from which stage (null: the folder of the Dockerfile), where to. */
export function readCopy(value: string) {
  const words = value.split(/\s+/)
  const flags = words.filter((word) => word.startsWith('--'))
  const places = words.filter((word) => !word.startsWith('--'))
  const from = flags.find((flag) => flag.startsWith('--from='))?.slice('--from='.length) ?? null
  return { from, sources: places.slice(0, -1), target: places.at(-1) ?? '' }
}

/** A command in exec form; null for one that needs a shell. */
export function readExec(value: string): string[] | null {
  if (!value.startsWith('[')) return null
  const words: unknown = JSON.parse(value)
  return Array.isArray(words) && words.every((word) => typeof word === 'string') ? words : null
}

/** The variables of ENV lines. */
export function readEnvironment({ instructions }: Stage): Record<string, string> {
  const lines = instructions.filter(({ name }) => name === 'ENV')
  return Object.fromEntries(
    lines.flatMap(({ value }) =>
      [...value.matchAll(/(\w+)=(\S+)/g)].map(([, name = '', given = '']) => [name, given]),
    ),
  )
}

/** Whether .dockerignore leaves a file of the repository to the build. */
export function createContext(ignore: string): (file: string) => boolean {
  const rules = ignore
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const isKept = line.startsWith('!')
      const glob = isKept ? line.slice(1) : line
      const source = glob
        .replaceAll('.', '\\.')
        .replaceAll('**/', '\u0000')
        .replaceAll('*', '[^/]*')
        .replaceAll('\u0000', '(?:.*/)?')
      return { isKept, pattern: new RegExp(`^${source}(?:/.*)?$`) }
    })
  return (file) => rules.findLast(({ pattern }) => pattern.test(file))?.isKept ?? true
}

/** Files of the repository that the build can copy. */
export function listContext(): string[] {
  const isThere = createContext(readFileSync(path.join(root, '.dockerignore'), 'utf8'))
  return listFiles('.', /./).filter((file) => isThere(file))
}

const PINNED = /^[\w./-]+:v?\d+(?:\.\d+){1,2}(?:-[\w.-]+)?(?:@sha256:[0-9a-f]{64})?$/

/** Whether an image is named with a version of two or three numbers. */
export const isPinned = (image: string): boolean => PINNED.test(image)

/** What a Dockerfile does that it should not; after the rules of hadolint, and our own of who runs the program. */
export function findFaults(text: string): string[] {
  const stages = parseDockerfile(text)
  const known = new Set<string>()
  const faults: string[] = []
  for (const stage of stages) {
    if (!known.has(stage.from) && !isPinned(stage.from)) faults.push(`FROM ${stage.from}: no version`)
    for (const { name, value } of stage.instructions)
      faults.push(...findFault(name, value, known).map((fault) => `${name} ${value}: ${fault}`))
    if (stage.name !== '') known.add(stage.name)
  }
  const last = stages.at(-1)?.instructions ?? []
  const place = (name: string) => last.findLastIndex((instruction) => instruction.name === name)
  const count = (name: string) => last.filter((instruction) => instruction.name === name).length
  if (count('CMD') + count('ENTRYPOINT') !== 1) faults.push('not one command')
  const user = last[place('USER')]?.value ?? 'root'
  if (/^(?:root|0)\b/.test(user)) faults.push('runs as root')
  else if (place('USER') > place('CMD')) faults.push('USER behind CMD')
  if (last.some(({ name }, at) => at > place('USER') && ['RUN', 'COPY'].includes(name)))
    faults.push('the user of the program can change it')
  if (count('HEALTHCHECK') !== 1) faults.push('no health check')
  return faults
}

function findFault(name: string, value: string, stages: ReadonlySet<string>): string[] {
  if (name === 'ADD') return ['COPY says what comes']
  if (name === 'MAINTAINER') return ['LABEL has taken its place']
  if (name === 'WORKDIR' && !value.startsWith('/')) return ['no absolute path']
  if (name === 'CMD' || name === 'ENTRYPOINT') return readExec(value) ? [] : ['a shell gets the signals']
  if (name === 'HEALTHCHECK') return readExec(value.replace(/^.*?CMD /, '')) ? [] : ['needs a shell']
  if (name === 'ENV' || name === 'ARG') return /PASSWORD|SECRET|KEY|TOKEN/i.test(value) ? ['a secret'] : []
  if (name === 'COPY') {
    const { from } = readCopy(value)
    return from === null || stages.has(from) ? [] : ['no such stage']
  }
  if (name !== 'RUN') return []
  const isApt = /apt(?:-get)? install/.test(value)
  return [
    ...(/\bsudo\b/.test(value) ? ['sudo'] : []),
    ...(/\bcd\s/.test(value) ? ['WORKDIR says where'] : []),
    ...(/curl|wget/.test(value) ? ['nothing is fetched past the registry'] : []),
    ...(isApt && !value.includes('--no-install-recommends') ? ['what is recommended comes along'] : []),
    ...(isApt && !value.includes('rm -rf /var/lib/apt/lists') ? ['lists of packages stay'] : []),
    ...(/npm (?:install|i)\b/.test(value) ? ['npm ci takes what is locked'] : []),
  ]
}

/** Sources of COPY lines that the build would not find. */
export function findMissing(stages: readonly Stage[]): string[] {
  const context = listContext()
  return stages
    .flatMap(({ instructions }) => instructions.filter(({ name }) => name === 'COPY'))
    .map(({ value }) => readCopy(value))
    .filter(({ from }) => from === null)
    .flatMap(({ sources }) => sources)
    .filter((source) => {
      const isListed = context.some((file) => file === source || file.startsWith(`${source}/`))
      return !isListed || !existsSync(path.join(root, source))
    })
}
