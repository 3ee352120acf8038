import notSold from '../../../../content/catalogue/not-sold.json' with { type: 'json' }
import type { Manufacturer } from '../../../contract/catalogue/manufacturers.ts'
import type { SectionTexts } from '../../../contract/pages/section-blocks.ts'
import { lazy } from '../../../lib/lazy.ts'
import { fillName } from '../../parts/sections/use-section-texts.ts'

/** Heading of the catalogue, and its metadata. */
interface Heading {
  title: string
  /** One or two sentences; also the meta description. */
  lead: string
  /** The rest of the manufacturer's description by paragraphs, shown below the list. */
  about: readonly string[]
  aboutTitle: string
  searchTitle: string
}

type Texts = SectionTexts<'cataloguePage'>

const list = lazy(() => new Intl.ListFormat('ru', { type: 'conjunction' }))
const SUMMARY_LENGTH = 180

/** Splits a text after whole sentences within the length of a meta description. */
function split(text: string): [beginning: string, rest: string] {
  if (text.length <= SUMMARY_LENGTH) return [text, '']
  const end = text.lastIndexOf('. ', SUMMARY_LENGTH)
  return end > 0 ? [text.slice(0, end + 1), text.slice(end + 2)] : [text, '']
}

function headingFor(name: string, description: string, texts: Texts): Heading {
  const [first = '', ...others] = description.split(/\n{2,}/)
  const [lead, rest] = split(first)
  const about = rest === '' ? others : [rest, ...others]
  return {
    title: fillName(texts.makerTitle, name),
    lead,
    about,
    aboutTitle: fillName(texts.makerAbout, name),
    searchTitle: fillName(texts.makerSearchTitle, name),
  }
}

/** A brand that people search for but the dealer does not sell: its page is an empty list, not a 404. */
export const findUnsold = (slug: string) => notSold.brands.find((one) => one.slug === slug)

/** Heading of a manufacturer, without slug of the whole catalogue; null for an unknown slug. */
export function headingOf(
  manufacturers: readonly Manufacturer[],
  slug: string | undefined,
  texts: Texts,
): Heading | null {
  if (slug === undefined) {
    const names = list().format(manufacturers.map(({ name }) => name))
    const lead = names === '' ? texts.lead : `${names}. ${texts.lead}`
    return { title: texts.title, lead, about: [], aboutTitle: '', searchTitle: texts.searchTitle }
  }
  const manufacturer = manufacturers.find((one) => one.slug === slug)
  if (manufacturer) return headingFor(manufacturer.name, manufacturer.description ?? '', texts)
  const name = findUnsold(slug)?.name
  if (name === undefined) return null
  const lead = `Станций ${name} сейчас нет в продаже.`
  return { ...headingFor(name, lead, texts), searchTitle: `${name}: сейчас нет в продаже` }
}

/** The manufacturer's name for the breadcrumbs. */
export function nameOf(manufacturers: readonly Manufacturer[], slug: string): string {
  return (manufacturers.find((one) => one.slug === slug) ?? findUnsold(slug))?.name ?? slug
}
