import type { Manufacturer } from '../../contract/manufacturers.ts'
import { KNOWN_WITHOUT_PRODUCTS } from '../../lib/manufacturers.ts'

/** Words at the top of the catalogue and in search engines. */
export interface Heading {
  title: string
  lead: string
  /** Further paragraphs, shown under the list. */
  about: readonly string[]
}

const list = new Intl.ListFormat('ru', { type: 'conjunction' })

/** The whole catalogue when there is no slug; null when nobody makes anything under it. */
export function headingOf(manufacturers: readonly Manufacturer[], slug: string | undefined): Heading | null {
  if (slug === undefined) {
    const names = list.format(manufacturers.map(({ name }) => name))
    const scale = 'Все корпуса нарисованы в одном масштабе, поэтому их можно сравнивать на глаз.'
    return {
      title: 'Септики и станции',
      lead: names === '' ? scale : `${names} с ценами под ключ. ${scale}`,
      about: [],
    }
  }
  const manufacturer = manufacturers.find((one) => one.slug === slug)
  if (manufacturer) {
    const [lead = '', ...about] = (manufacturer.description ?? '').split(/\n{2,}/)
    return { title: `Септики и станции ${manufacturer.name}`, lead, about }
  }
  if (slug !== KNOWN_WITHOUT_PRODUCTS.slug) return null
  const { name } = KNOWN_WITHOUT_PRODUCTS
  return { title: `Септики и станции ${name}`, lead: `Станций ${name} сейчас нет в продаже.`, about: [] }
}

/** The bar's own name of the manufacturer, for the path on top. */
export function nameOf(manufacturers: readonly Manufacturer[], slug: string): string {
  if (slug === KNOWN_WITHOUT_PRODUCTS.slug) return KNOWN_WITHOUT_PRODUCTS.name
  return manufacturers.find((one) => one.slug === slug)?.name ?? slug
}
