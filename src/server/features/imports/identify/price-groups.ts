import type { ModelIndex } from './model-index.ts'
import type { MakerNames } from './model-key.ts'
import { addVariants, foldWords, isBareModel, readModel, type Variant } from './model-words.ts'

/** What the rows below a group's row belong to. */
export interface PriceGroup {
  makerId: number | null
  /** The beginning of their names: «Топас-С». */
  series: string | null
  variants: ReadonlySet<Variant>
  /** Its name, when nobody can tell whether it is another series of the maker above or another maker. */
  doubtful: string | null
}

/** A row of words that is no series: «Цены с НДС», «Станции на 5 человек», «Комплектующие». */
const ASIDE =
  /(?:^|\s)(?:цен[аы]|прайс|для|на|до|от|с|без|при|все|ндс|комплектующ\S*|дополнительн\S*|опци\S*|оборудовани\S*|насос\S*|проч\S*|друг\S*|вниман\S*|действ\S*|руб\S*|страниц\S*|лист|тел)(?=[\s.,:]|$)/iu
const KINDS =
  /^(?:(?:серия|линейка|модели|модель|станции|станция|септики|септик|установки|установка|сбо|лос)\s+)+/iu

/** Follows the rows of groups: «Станции ТОПАС», «Топас-С», «Серия «Новая»», «Самотёчные». */
export function createGroups(index: Pick<ModelIndex, 'findSeries' | 'makerOf'>, makers: MakerNames) {
  let group: PriceGroup = { makerId: null, series: null, variants: new Set(), doubtful: null }
  /** Whether the maker of the group has had a product of the shop: what follows may be of another. New ones alone may well be of unknown series. */
  let hasProducts = false
  return {
    current: (): PriceGroup => group,
    /** Notes what stands above the table: a series that the shop has. The maker is chosen for the whole list. */
    noteTitle(text: string): void {
      const known = index.findSeries(text)
      if (known) group = { ...group, series: known.name }
    },
    /** Notes that a row is about a product of the shop. */
    noteProduct(makerId: number | null): void {
      if (makerId === group.makerId) hasProducts = true
    },
    /** Whether a text may be the series of a model that stands beside it. */
    isSeries: (text: string) => index.findSeries(text)?.isLast === true || toSeries(text) !== null,
    /** Whether a text is nothing but the name of a series or a maker: no model. */
    isGroup(text: string): boolean {
      return index.findSeries(text)?.isWhole === true || makers.find(withoutKinds(text)) !== null
    },
    note(text: string): void {
      const known = index.findSeries(text)
      const { variants, isVariant } = readModel(text)
      if (isVariant) {
        group = { ...group, variants }
        return
      }
      const makerId = makers.findIn(text) ?? index.makerOf(text)
      // Words after a known series make another one: «Топас-С Люкс».
      const other = known?.isLast || makers.find(withoutKinds(text)) !== null ? null : toSeries(text)
      if (!known && makerId === null && other === null) return
      const named = makerId ?? known?.makerId ?? null
      if (named !== null && named !== group.makerId) hasProducts = false
      group = {
        makerId: named ?? group.makerId,
        doubtful: named === null && hasProducts ? other : null,
        series: other ?? known?.name ?? null,
        variants: other === null ? variants : new Set(),
      }
    },
  }
}

export type PriceGroups = ReturnType<typeof createGroups>

const withoutKinds = (text: string) =>
  text
    .replace(/[«»"“”]/g, '')
    .trim()
    .replace(KINDS, '')

/** The name of a series that the shop does not have; null for other words. */
function toSeries(text: string): string | null {
  const name = withoutKinds(text).replace(/[\s.,:;]+$/, '')
  const words = foldWords(name)
  const isName = words.length > 0 && words.length <= 3 && !/\d/.test(name) && !ASIDE.test(name)
  return isName ? name : null
}

/** The whole name of a model whose beginning stands in its group's row. */
export const inSeries = (text: string, { series, variants }: Pick<PriceGroup, 'series' | 'variants'>) =>
  series !== null && isBareModel(text) ? `${series} ${addVariants(text, variants)}` : text
