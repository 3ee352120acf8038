import { preferPublished } from '../../../domain/product/prefer-published.ts'
import { MAX_PRODUCT_IMAGES } from '../../../lib/pictures/upload-rules.ts'
import { foldName } from '../../../lib/text/fold-name.ts'

/** What is known of a product by which a file may be named. */
export interface NamedProduct {
  id: number
  published: boolean
  name: string
  slug: string
  /** Article. */
  model: string | null
  manufacturer: { name: string; aliases: readonly string[] }
}

/** For which product a file is: one, several between which a person chooses, or none; and the place in its gallery, from 1. */
export interface NameMatch {
  productIds: number[]
  place: number
}

/** Words that a file's name has beside the product's: «главное», «фото 2», «копия». */
const ASIDE = new RegExp(
  `^(?:${['фото', 'photo', 'img', 'image', 'pic', 'копия', 'copy', 'main', 'главная', 'главное', 'основное', 'вид'].map(foldName).join('|')})*$`,
)

/** Products by names: their own, and those that begin with another name of their manufacturer. */
interface Keys {
  own: Map<string, Set<number>>
  made: Map<string, Set<number>>
}

/** Prepares the products once for many files. */
export function createMatcher(products: readonly NamedProduct[]): (file: string) => NameMatch {
  const keys: Keys = { own: new Map(), made: new Map() }
  const isPublished = new Map(products.map(({ id, published }) => [id, published]))
  const add = (map: Keys['own'], key: string, id: number) => {
    // A number alone names nothing.
    if (/[a-z]/.test(key)) map.set(key, (map.get(key) ?? new Set()).add(id))
  }
  for (const product of products) {
    const own = ownNames(product)
    for (const key of own) add(keys.own, key, product.id)
    for (const key of madeNames(product, own)) add(keys.made, key, product.id)
  }
  const withoutCopies = (ids: readonly number[]) =>
    preferPublished(ids.map((id) => ({ id, published: isPublished.get(id) ?? false }))).map(({ id }) => id)
  return (file) => {
    for (const spelled of spellingsOf(file)) {
      const match = findLongest(keys, foldName(spelled))
      if (match) return { ...match, productIds: withoutCopies(match.productIds) }
    }
    return { productIds: [], place: 1 }
  }
}

const ownNames = ({ name, slug, model }: NamedProduct) =>
  [name, slug, ...(model ? [model] : [])].map(foldName)

/** The same after each name of the manufacturer, which they may begin with or leave out. */
function madeNames({ manufacturer }: NamedProduct, own: readonly string[]): string[] {
  const [maker = '', ...aliases] = [manufacturer.name, ...manufacturer.aliases].map(foldName)
  const bare = own.map((key) => (maker && key.startsWith(maker) ? key.slice(maker.length) : key))
  return [maker, ...aliases].flatMap((name) => bare.map((key) => join(name, key)))
}

/** Digits that would run together stay apart. */
const join = (one: string, other: string) =>
  /\d$/.test(one) && /^\d/.test(other) ? `${one}.${other}` : one + other

/** The name without its extension; then with the folders it lies in, for `Топас 5/2.jpg`. */
function spellingsOf(file: string): string[] {
  const parts = file.replace(/\.[a-z\d]{1,5}$/i, '').split(/[/\\]/)
  return parts.map((_part, index) => parts.slice(parts.length - 1 - index).join(' '))
}

/** The longest key with which the name begins, when nothing follows but a place and words aside; null without one. */
function findLongest({ own, made }: Keys, name: string): NameMatch | null {
  for (let length = name.length; length > 0; length -= 1) {
    const key = name.slice(0, length)
    const ids = own.get(key) ?? made.get(key)
    const place = ids && readPlace(key, name.slice(length))
    if (ids && place) return { productIds: [...ids], place }
  }
  return null
}

/** The place that the rest of a name says, 1 for none; null when the rest says something else. */
function readPlace(key: string, rest: string): number | null {
  // «Топас 5» and `52`: another model, not its second picture.
  if (/\d$/.test(key) && /^\d/.test(rest)) return null
  const found = /^\.?([a-z]*)\.?(\d{1,2})?\.?([a-z]*)$/.exec(rest)
  if (!found) return null
  const [, before = '', digits, after = ''] = found
  if (!ASIDE.test(before) || !ASIDE.test(after)) return null
  return Math.min(Math.max(Number(digits ?? 1), 1), MAX_PRODUCT_IMAGES)
}
