import type { ImportedModel } from '../../catalogue/products/imported-products.service.ts'
import type { ModelIndex } from './model-index.ts'
import { addVariants, isBareModel, joinWords, readModel, type Variant } from './model-words.ts'
import { inSeries, type PriceGroup } from './price-groups.ts'

/** What the row and its group add to the name of its model. */
export interface NameAround extends Pick<PriceGroup, 'series' | 'variants'> {
  /** What a column «Исполнение» says that belongs to the name. */
  ownVariants: ReadonlySet<Variant>
}

/** The whole name of a model: «5» under «Топас-С» with «Пр» beside it is «Топас-С 5 Пр». */
export const toWholeName = (text: string, around: NameAround) =>
  text === '' ? '' : addVariants(inSeries(text, around), around.ownVariants)

/** Products that a text names, with what stands around it. */
export function findNamed(
  index: ModelIndex,
  text: string,
  makerId: number | null,
  around: NameAround,
): readonly ImportedModel[] {
  const whole = toWholeName(text, around)
  const found = index.find(whole, makerId)
  if (found.length > 0) return found
  const { series, ownVariants } = around
  // «5 Пр» of another series is another model.
  if (series !== null && isBareModel(text)) return []
  if (whole !== text) return index.find(text, makerId).filter((model) => isSo(model, text, ownVariants))
  return series === null ? [] : index.find(`${series} ${text}`, makerId)
}

/** Whether a product that a text names without variants has these all the same: by its article, its name or its variant. */
function isSo({ name, variant }: ImportedModel, text: string, wanted: ReadonlySet<Variant>): boolean {
  const own = readModel(name)
  if (joinWords(own.words) !== joinWords(readModel(text).words)) return true
  const stored: readonly Variant[] =
    variant === 'reinforced' ? ['Лонг', 'Ус'] : variant === 'long' ? ['Лонг'] : []
  return [...wanted].every((one) => own.variants.has(one) || stored.includes(one))
}

/** What a column «Исполнение» adds to the name; nothing when it says something else. */
export function readVariants(text: string): ReadonlySet<Variant> {
  const { isVariant, variants } = readModel(text)
  return isVariant ? variants : new Set()
}

/** What is left of such a column beside the name: a variant of the shop in words that are read, or nothing. */
export function toVariantCell(text: string): string | null {
  const { isVariant, variants } = readModel(text)
  if (!isVariant || /станд|stand/i.test(text)) return text
  return variants.has('Ус') ? 'усиленный' : variants.has('Лонг') ? 'лонг' : null
}

const SERVICE =
  /^(?:(?:стоимость|цена)\s+)?(?:доставк|разгрузк|погрузк|(?:шеф-?\s?)?монтаж(?!н)|демонтаж|пуско-?\s?налад|ввод в эксплуатац|скидк|наценк|предоплат|обслуживани|техобслуживани|сервисн|выезд|услуг|(?:земляные|монтажные|строительные)\s+работ|работы?(?!\p{L})|консультаци|установка\s+(?:станци|септик|оборудовани|под ключ)|установка$|delivery|installation|discount|service)/iu

/** A row of the price list that is sold beside the stations: «Доставка», «Скидка 10 %», «Монтаж станции». */
export const isService = (texts: readonly string[]) => {
  const said = texts.filter((text) => text !== '')
  return said.length > 0 && said.every((text) => SERVICE.test(text.trim()))
}
