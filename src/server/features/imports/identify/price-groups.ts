import { readUnknownGroup, toSeries, type UnknownGroup, withoutKinds } from './group-names.ts'
import type { ModelIndex } from './model-index.ts'
import type { MakerNames } from './model-key.ts'
import { addVariants, isBareModel, readModel, type Variant } from './model-words.ts'

/** What the rows below a group's row belong to. */
export interface PriceGroup {
  makerId: number | null
  /** The beginning of their names: «Топас-С». */
  series: string | null
  variants: ReadonlySet<Variant>
  /** When nobody can tell whether it is another series of the maker above or another maker. */
  doubtful: Doubt | null
}

/** A group that may be another maker. */
export interface Doubt {
  name: string
  /** It says that it is a maker: then models that the shop has may be others of the same name. */
  isMaker: boolean
}

/** Follows the rows of groups: «Станции ТОПАС», «Топас-С», «Серия «Новая»», «Самотёчные». */
export function createGroups(index: Pick<ModelIndex, 'findSeries' | 'makerOf'>, makers: MakerNames) {
  let group: PriceGroup = { makerId: null, series: null, variants: new Set(), doubtful: null }
  /** Whether the maker of the group has had a product of the shop: what follows may be of another. New ones alone may well be of unknown series. */
  let hasProducts = false
  /** Rows below the maker, and those of them that do not name it. */
  let below = { all: 0, unnamed: 0 }

  function isDoubtful(isMaker: boolean): boolean {
    if (hasProducts) return true
    if (isMaker) return below.all > 0
    // All models of a new maker named it until here.
    return group.makerId !== null && below.all > 0 && below.unnamed === 0
  }

  /** The doubt below a group that the shop does not have: one about a maker holds for the series that follow it. */
  function doubtBelow(unknown: UnknownGroup | null): Doubt | null {
    const above = group.doubtful
    const doubt = unknown !== null && isDoubtful(unknown.isMaker) ? unknown : null
    if (doubt === null) return above
    if (!above?.isMaker || doubt.isMaker) return doubt
    return doubt.series === null ? { name: doubt.name, isMaker: true } : above
  }

  return {
    current: (): PriceGroup => group,
    /** Notes what stands above the table: a series that the shop has. The maker is chosen for the whole list. */
    noteTitle(text: string): void {
      const known = index.findSeries(text)
      if (known) group = { ...group, series: known.name }
    },
    /** Notes the row of a model: the maker of the shop's product, undefined for a new one, and the maker whom its own text names. */
    noteRow(makerId: number | undefined, namedId: number | null): void {
      if (makerId !== undefined && makerId === group.makerId) hasProducts = true
      if (group.doubtful) return
      below = { all: below.all + 1, unnamed: below.unnamed + (namedId === null ? 1 : 0) }
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
      const isKnown = known?.isLast || makers.find(withoutKinds(text)) !== null
      const unknown = isKnown ? null : readUnknownGroup(text)
      if (!known && makerId === null && unknown === null) return
      const other = unknown?.series ?? null
      const named = makerId ?? known?.makerId ?? null
      if (named !== null && named !== group.makerId) {
        hasProducts = false
        below = { all: 0, unnamed: 0 }
      }
      // Words that may be a remark leave the series above.
      const isRemark = known === null && other === null && unknown?.isMaker === false
      group = {
        makerId: named ?? group.makerId,
        doubtful: named === null ? doubtBelow(unknown) : null,
        series: isRemark ? group.series : (other ?? known?.name ?? null),
        variants: isRemark ? group.variants : other === null ? variants : new Set(),
      }
    },
  }
}

export type PriceGroups = ReturnType<typeof createGroups>

/** The whole name of a model whose beginning stands in its group's row. */
export const inSeries = (text: string, { series, variants }: Pick<PriceGroup, 'series' | 'variants'>) =>
  series !== null && isBareModel(text) ? `${series} ${addVariants(text, variants)}` : text
