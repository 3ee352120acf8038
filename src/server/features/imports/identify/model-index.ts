import type { ImportedModel } from '../../catalogue/products/imported-products.service.ts'
import { type MakerNames, modelKey } from './model-key.ts'
import { foldWords, isBareModel, joinWords, keyOfWords, type ModelWords, readModel } from './model-words.ts'

/** Products by names, as price lists spell them. */
export interface ModelIndex {
  get(id: number): ImportedModel | undefined
  getBySlug(slug: string): ImportedModel | undefined
  /** The products that a text names, of the maker if it is known. */
  find(text: string, makerId: number | null): readonly ImportedModel[]
  /** A product that a text is very like: its words among others, or one letter apart; null for none. */
  findLike(text: string, makerId: number): ImportedModel | null
  /** The maker with whose name a text begins, in whatever letters. */
  makerOf(text: string): number | null
  /** The one series that a text names, as the shop writes it. */
  findSeries(text: string): { name: string; makerId: number | null; isWhole: boolean; isLast: boolean } | null
}

type Found = Map<string, Set<ImportedModel>>

/** A number alone is no name but an article. */
const ifNamed = (key: string) => (/\p{L}/u.test(key) ? key : '')

function note(map: Found, key: string, model: ImportedModel): void {
  if (key !== '') map.set(key, (map.get(key) ?? new Set()).add(model))
}

/** Prepares the names of products once for many rows. */
export function createModelIndex(models: readonly ImportedModel[], makers: MakerNames): ModelIndex {
  const makerWords = new Map(
    makers.all.map(({ id, names }) => [id, new Set(names.map((name) => joinWords(foldWords(name))))]),
  )
  /** By the letters as they are, by words, and by words without the maker's name. */
  const byKey: Found = new Map()
  const byWords: Found = new Map()
  const byShortWords: Found = new Map()
  const bySize = new Map<string, { model: ImportedModel; letters: string }[]>()
  for (const model of models) {
    for (const text of namesOf(model)) {
      const read = readModel(text)
      note(byKey, modelKey(text), model)
      note(byWords, ifNamed(keyOfWords(read)), model)
      const short = withoutMaker(read, model.manufacturerId)
      note(byShortWords, ifNamed(keyOfWords(short)), model)
      const size = sizeOf(read, model.manufacturerId)
      bySize.set(size, bySize.get(size) ?? [])
      bySize.get(size)?.push({ model, letters: lettersOf(short.words) })
    }
  }

  function withoutMaker(read: ModelWords, makerId: number): ModelWords {
    const length = countMaker(read.words, makerWords.get(makerId))
    return length < read.words.length ? { ...read, words: read.words.slice(length) } : read
  }

  function find(text: string, makerId: number | null): ImportedModel[] {
    const ofMaker = (found: ReadonlySet<ImportedModel> | undefined) =>
      [...(found ?? [])].filter((model) => makerId === null || model.manufacturerId === makerId)
    const read = readModel(text)
    const exact = ofMaker(byKey.get(modelKey(text)))
    if (exact.length > 0) return exact
    const named = ofMaker(byWords.get(keyOfWords(read)))
    if (named.length > 0 || makerId === null) return named
    const short = keyOfWords(withoutMaker(read, makerId))
    const without = ofMaker(byWords.get(short))
    return without.length > 0 ? without : ofMaker(byShortWords.get(short))
  }

  function findLike(text: string, makerId: number): ImportedModel | null {
    const read = readModel(text)
    for (const words of spansOf(read.words)) {
      if (!words.some((word) => /^\d/.test(word)) || lettersOf(words).length < 2) continue
      const key = keyOfWords({ words, variants: read.variants })
      for (const model of [...(byWords.get(key) ?? []), ...(byShortWords.get(key) ?? [])]) {
        if (model.manufacturerId === makerId) return model
      }
    }
    const letters = lettersOf(withoutMaker(read, makerId).words)
    const ofSize = bySize.get(sizeOf(read, makerId)) ?? []
    return ofSize.find((one) => isNear(one.letters, letters))?.model ?? null
  }

  const byId = new Map(models.map((model) => [model.id, model]))
  const bySlug = new Map(models.map((model) => [model.slug, model]))
  return {
    get: (id) => byId.get(id),
    getBySlug: (slug) => bySlug.get(slug),
    find,
    findLike,
    makerOf(text) {
      const { words } = readModel(text)
      const lengths = [...makerWords].map(([id, names]) => ({ id, length: countMaker(words, names) }))
      const longest = Math.max(0, ...lengths.map(({ length }) => length))
      const [only, ...more] = lengths.filter(({ length }) => length === longest)
      return only && longest > 0 && more.length === 0 ? only.id : null
    },
    findSeries: createSeries(models),
  }
}

/** Names of a product: also its series, or its name, with its model. */
function namesOf({ name, model, modelLine }: ImportedModel): string[] {
  if (!model) return [name]
  const isBare = isBareModel(model)
  return [
    name,
    model,
    ...(modelLine ? [`${modelLine} ${model}`] : []),
    ...(isBare ? [`${name} ${model}`] : []),
  ]
}

/** How many of the first words are one of the maker's names. */
function countMaker(words: readonly string[], names: ReadonlySet<string> = new Set()): number {
  for (let length = Math.min(words.length, 5); length > 0; length -= 1) {
    if (names.has(joinWords(words.slice(0, length)))) return length
  }
  return 0
}

const MOST_WORDS = 12

/** Successive words, the longest first. */
function* spansOf(words: readonly string[]): Generator<readonly string[]> {
  const all = words.slice(0, MOST_WORDS)
  for (let length = all.length; length > 0; length -= 1) {
    for (let start = 0; start + length <= all.length; start += 1) yield all.slice(start, start + length)
  }
}

const lettersOf = (words: readonly string[]) => words.filter((word) => !/^\d/.test(word)).join('')

/** The maker, the numbers and the variants of a name: what products that are like it share. */
const sizeOf = ({ words, variants }: ModelWords, makerId: number) =>
  `maker ${makerId} ${words.filter((word) => /^\d/.test(word)).join(' ')} ${keyOfWords({ words: [], variants })}`

/** Whether two names differ by one letter. */
function isNear(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  if (short.length < 4 || long.length - short.length > 1) return false
  let at = 0
  while (at < short.length && short[at] === long[at]) at += 1
  return short.slice(long.length === short.length ? at + 1 : at) === long.slice(at + 1)
}

/** Series of the shop: those that products state, and the words before the numbers in their names. */
function createSeries(models: readonly ImportedModel[]): ModelIndex['findSeries'] {
  const known = new Map<string, { name: string; makers: Set<number> }>()
  for (const { modelLine, name, manufacturerId } of models) {
    for (const text of [modelLine ?? '', /^\D+(?=\d)/.exec(name)?.[0].trim() ?? '']) {
      const key = joinWords(readModel(text).words)
      if (key === '') continue
      const series = known.get(key) ?? { name: text, makers: new Set() }
      series.makers.add(manufacturerId)
      known.set(key, series)
    }
  }
  return (text) => {
    const { words } = readModel(text)
    for (const span of spansOf(words)) {
      const found = known.get(joinWords(span))
      if (!found) continue
      const rest = withoutSpan(words, span)
      // «Топас и Топас-С» is no series.
      if ([...spansOf(rest)].some((one) => known.has(joinWords(one)))) return null
      const [makerId = null] = found.makers.size === 1 ? found.makers : []
      const isLast = span.every((word, at) => words.at(at - span.length) === word)
      return { name: found.name, makerId, isWhole: rest.length === 0, isLast }
    }
    return null
  }
}

function withoutSpan(words: readonly string[], span: readonly string[]): string[] {
  const start = words.findIndex((_word, at) => span.every((word, offset) => words[at + offset] === word))
  return words.filter((_word, at) => at < start || at >= start + span.length)
}
