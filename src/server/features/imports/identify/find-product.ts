import { preferPublished } from '../../../../domain/product/prefer-published.ts'
import type { ImportedModel } from '../../catalogue/products/imported-products.service.ts'
import type { ModelIndex } from './model-index.ts'
import type { MakerNames } from './model-key.ts'
import { findNamed, isService, toWholeName } from './row-names.ts'
import type { SaidRow } from './row-reader.ts'

/** Where products are looked for. */
export interface ProductSearch {
  /** The maker of rows that name none. */
  manufacturerId: number | null
  makers: MakerNames
  index: ModelIndex
  /** Products in the trash. */
  trashed: ModelIndex
}

/** The product that a row names, or the errors that say why none can be told. */
export interface FoundProduct {
  product: ImportedModel | null
  makerId: number | null
  /** Ids of all products that the row may be about. */
  mentioned: Set<number>
  errors: string[]
  warnings: string[]
}

/** A number alone this long may be an article. */
const NUMBER_ALONE = /^\d{1,3}$/

/** Finds the product by its id or slug, else by its model and name. */
export function findProduct(
  { id, slug, model, name, text, makerText, rowMaker, around, statedMaker }: SaidRow,
  { manufacturerId, index, trashed }: ProductSearch,
): FoundProduct {
  const errors: string[] = []
  const warnings: string[] = []
  let makerId = makerText === '' ? (statedMaker ?? manufacturerId) : rowMaker
  let product = (id && index.get(Number(id))) || (slug && index.getBySlug(slug)) || null
  if (id && !index.get(Number(id))) {
    const gone = trashed.get(Number(id))
    if (gone) errors.push(inTrash(gone))
    else if (/^\d+$/.test(id)) warnings.push(`Товара с номером ${id} нет`)
    else errors.push(`Номер товара «${id}»: нужно целое число`)
  }
  const mentioned = new Set<number>(product ? [product.id] : [])
  const isWithoutMaker = makerText !== '' && rowMaker === null
  // «Установка станции Топас 5» has not the price of the station.
  const isWork = isService([model, name])
  const texts = product || isWithoutMaker ? [] : [model, name].filter((one) => one !== '')
  // «Евролос Био 3» in the list of another maker.
  const ofText = makerText === '' ? index.makerOf(text) : null
  if (ofText !== null && texts.every((one) => findNamed(index, one, makerId, around).length === 0))
    makerId = ofText
  for (const one of texts) {
    const all = findNamed(index, one, makerId, around).filter((each) => !isWork || isService([each.name]))
    for (const { id: each } of all) mentioned.add(each)
    const found = preferPublished(all)
    if (found.length > 1) {
      const both = found.map((each) => `«${each.name}» (№ ${each.id})`).join(' и ')
      errors.push(`«${one}»: в магазине так называются ${both}. Укажите номер товара`)
    }
    if (found.length > 0) {
      product = found.length === 1 ? (found[0] ?? null) : null
      break
    }
  }
  return { product, makerId, mentioned, errors, warnings }
}

/** Adds to what was found why the row can be no new product of this maker, and what speaks against one. */
export function judgeNew(
  said: SaidRow,
  maker: number | null,
  found: FoundProduct,
  { makers, index, trashed }: ProductSearch,
): void {
  const { model, name, text, around } = said
  const { errors, warnings, mentioned } = found
  if (said.makerText !== '' && said.rowMaker === null) {
    errors.push(`Производителя «${said.makerText}» нет: добавьте его или исправьте название`)
    return
  }
  if (errors.length > 0) return
  if (found.product) {
    warnings.push(...doubtGroup(said, index, found))
    return
  }
  if (text === '') {
    errors.push('Нет ни названия, ни модели')
    return
  }
  if (maker === null) {
    errors.push('Не указан производитель: добавьте столбец или выберите его над таблицей')
    return
  }
  const [gone] = [model, name].flatMap((one) => (one ? findNamed(trashed, one, maker, around) : []))
  const whole = toWholeName(text, around)
  if (isService([model, name])) errors.push(`«${text}» — услуга, а не товар: строка не загружается`)
  else if (gone) errors.push(inTrash(gone))
  else if (NUMBER_ALONE.test(whole))
    errors.push(`«${whole}» — одно число: добавьте к модели её серию, как в названии на сайте`)
  if (errors.length === 0) warnings.push(...doubtGroup(said, index, found))
  const like = index.findLike(whole, makers.findIn(text) ?? maker)
  if (!like) return
  mentioned.add(like.id)
  if (errors.length === 0) warnings.push(`Похоже на «${like.name}»: проверьте, новый ли это товар`)
}

/** A row that names no maker, below a group that may be one which the shop does not have. */
function doubtGroup(
  { id, slug, text, around, statedMaker, doubtfulGroup: group }: SaidRow,
  index: ModelIndex,
  { product }: FoundProduct,
): string[] {
  if (group === null || index.makerOf(toWholeName(text, around)) !== null) return []
  const unknown = `Группы «${group.name}» в магазине нет`
  if (!product) {
    const where = statedMaker === null ? 'выбран для всего файла' : 'взят из группы выше'
    return [`${unknown}: производитель ${where}, проверьте его`]
  }
  return group.isMaker && id === '' && slug === '' ? [`${unknown}: проверьте, тот ли это товар`] : []
}

const inTrash = ({ name }: { name: string }) => `Модель «${name}» лежит в корзине: верните её`
