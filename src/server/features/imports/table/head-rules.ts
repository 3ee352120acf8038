import {
  FREE_FIELD,
  IMPORT_FIELDS,
  importHead,
  PRICE_WITHOUT_INSTALLATION,
  SPEC_FIELD,
} from '../../../../contract/catalogue/import-fields.ts'
import { toMoscowDay } from '../../../../lib/dates.ts'

/** A head in the form in which it is remembered and compared: lower case, single spaces, no line ends. */
export const plainHead = (head: string) =>
  head
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/[\s\u00a0\u202f]+/g, ' ')
    .replace(/^[\s.,:;*"«]+|[\s.,:;*"»]+$/g, '')

/** What a head means: a field, nothing that is loaded (`null`), or unknown (`undefined`). */
export type HeadMeaning = { field: string; rank: number } | null | undefined

const WITHOUT_VAT = /без (?:учета )?ндс/
const WITHOUT_WORK =
  /без (?:учета |стоимости |\S+ и )?(?:монтаж|установк)|(?:цена|стоимость) (?:за )?(?:станци|оборудован|септик)/
export const FOREIGN_CURRENCY = /[€$£]|(?<!\p{L})(?:евро|доллар\p{L}*|eur|usd|у\. ?е)(?!\p{L})/u
const WITH_WORK =
  'с (?:учетом )?(?:шеф-?\\s?)?(?:монтаж|установк)|под ключ|монтаж включен|turn-?key|with[ _]install|incl\\S*[ _]install'

const WHOLE_PRICE = new RegExp(`${WITH_WORK}|комплекс.*монтаж|^итого$|итого,? руб`)

/** Whether a head says that the installation is in its price. */
export const saysWithWork = (head: string) => WHOLE_PRICE.test(plainHead(head))

/**
 * Heads of makers' price lists in Russian and English, the first that fits. Of two columns with one field the one with the
 * higher rank is it: «под ключ» is the price, not «цена».
 */
const RULES: readonly (readonly [RegExp, string | null, number?])[] = [
  [/^(?:№|n|no|#|п\/п|№ ?п\/п|n ?п\/п|пп|номер|№ строки)$/, null],
  [
    /опт|дилер|закуп|входн|партнер|скидка|себестоим|(?<!без (?:учета )?)доставк|обслуживани|пуско|wholesale|dealer|discount|cost price/,
    null,
  ],
  [WITHOUT_VAT, null],
  [FOREIGN_CURRENCY, null],
  [/^(?:id|product ?id|ид|код на сайте)$/, 'id'],
  [/^(?:slug|url|адрес страницы|ссылка|link)$/, 'slug'],
  [
    /производител(?:ь(?!н)|я)|изготовител|^бренд|^марка$|^завод|manufacturer|brand|vendor|^maker/,
    'manufacturer',
  ],
  [new RegExp(`^(?!.*(?:${WITH_WORK})).*(?:${WITHOUT_WORK.source})`), PRICE_WITHOUT_INSTALLATION],
  [/стар(?:ая|ой) цен|прежн\S* цен|цена до скидки|цена без скидки|old[ _]?price|price[ _]before/, 'oldPrice'],
  [WHOLE_PRICE, 'price', 3],
  [
    /^(?:в т\. ?ч\.? |из нее )?(?:шеф-?)?(?:монтаж|установк)|(?:стоимость|цена) (?:монтаж|установк)|install/,
    'installationPrice',
  ],
  [/^ррц|рекоменд\S* розн|розниц|розн\. цена|^rrp|retail|msrp/, 'price', 2],
  [/^(?:цена|стоимость|прайс|price)|, ?руб|цена,|цена$|^руб/, 'price', 1],
  [
    /^(?:артикул|модель|sku|код модели|код товара|код|арт|model|article|part ?(?:no|number))$|^модель/,
    'model',
    2,
  ],
  [
    /наименован|^название|^номенклатур|^товар|^продукци|^изделие|^станция|^septic|^name|^product(?!iv)|^title/,
    'name',
    1,
  ],
  [/^(?:линейка|серия|модельный ряд|series|line|model ?line)$/, 'modelLine'],
  [/^(?:категория|раздел|category)$/, 'categoryId'],
  [/габарит|размер|д ?[xх×*] ?ш|dimension|^size/, 'dimensions'],
  [/^(?:длина|length)/, 'length'],
  [/^(?:ширина|width)/, 'width'],
  [/^(?:высота|height)/, 'height'],
  [/диаметр|^ø|diameter/, 'diameter'],
  [/^вес|^масса|weight/, 'weight'],
  [/производит\S*|(?:объем|переработ).*сут|productivity|capacity.*day|м[3³] ?\/ ?сут/, 'productivity'],
  [/залп|salvo|batch/, 'batchDischarge'],
  [/^(?:рабочий |полный |общий )?объем|^volume/, 'volume'],
  [/жител\S* не больше|макс\S* (?:жител|чел|жильц|пользовател)|max ?residents/, 'maxResidents'],
  [
    /пользоват|кол-?(?:ичест)?во (?:чел|жил|жит|прожив)|^чел|^(?:жит|жил)\S*|^users?$|residents|people|человек/,
    'users',
  ],
  [/потреблен|расход (?:э|электр)|энергопотр|квт.*(?:ч|сут)|consumption/, 'powerConsumption'],
  [/мощност|^power/, 'power'],
  [/гаранти|warranty/, 'warranty'],
  [/отводящ|глубина выпуск|выход|outlet/, 'outlet'],
  [/подводящ.* от$/, 'inletFrom'],
  [/подводящ|глубина (?:входа|залож|подвод)|inlet/, 'inletTo'],
  [/^отвод|^сброс|способ отвода|discharge/, 'discharge'],
  [/^корпус|^body/, 'body'],
  [/^исполнение|^variant/, 'variant'],
  [/^наличие|^статус|^availability|в наличии|^склад/, 'availability'],
  [/срок (?:поставк|под заказ|изготовл)|lead/, 'leadDays'],
  [/кратк\S* описан|short ?description/, 'shortDescription'],
  [/описан|description/, 'description'],
  [/опубликован|на сайте|published/, 'published'],
  [/фото|картинк|изображен|image|picture/, 'imageUrl'],
]

/** A parameter of products, as far as a column may hold its values. */
export interface NamedParameter {
  key: string
  name: string
  unit: string | null
}

/** A parameter with its unit, as heads of price lists have them. */
const withUnit = ({ name, unit }: NamedParameter) =>
  unit ? [`${name}, ${unit}`, `${name} ${unit}`, `${name} (${unit})`].map(plainHead) : []

/** Heads that are known exactly: names of fields in the API, and heads of the export. */
const EXACT = new Map(
  Object.keys(IMPORT_FIELDS).flatMap((field) =>
    [field, importHead(field), IMPORT_FIELDS[field]?.label ?? field].map((head): [string, string] => [
      plainHead(head),
      field,
    ]),
  ),
)

const OF_SPEC = /^(?:параметр: |specs\.)(.+)$/is
const OF_FREE = /^(?:характеристика: |technicalspecs\.)(.+)$/is

/** What a head means at this time; words of exported heads and names of parameters come before the usual words. */
export function readHead(head: string, parameters: readonly NamedParameter[], now = new Date()): HeadMeaning {
  const plain = plainHead(head)
  if (plain === '') return undefined
  const exact = EXACT.get(plain)
  if (exact) return { field: exact, rank: 9 }
  const written = head.trim()
  const [, spec] = OF_SPEC.exec(written) ?? []
  const known = parameters.find(
    ({ key, name }) =>
      key === spec || plainHead(key) === plain || plainHead(name) === plainHead(spec ?? plain),
  )
  if (known) return { field: SPEC_FIELD + known.key, rank: 9 }
  const [, free] = OF_FREE.exec(written) ?? []
  if (free) return { field: FREE_FIELD + free.trim(), rank: 9 }
  const withoutUnit = plainHead(plain.replace(/[,(] ?(?:мм|см|м|кг|л|шт|чел|дн|м[3³]\/сут)\.?\)?$/, ''))
  const named = parameters.find((one) => plainHead(one.name) === withoutUnit || withUnit(one).includes(plain))
  if (named) return { field: SPEC_FIELD + named.key, rank: 9 }
  for (const [pattern, field, rank = 1] of RULES) {
    if (pattern.test(plain)) return field === null ? null : { field, rank: rank + dateRank(plain, now) }
  }
  return undefined
}

const DATE = /(?:(?:(\d{1,2})\.)?(\d{1,2})\.)?(20\d\d)(?!\d)/

/**
 * What the date of a head adds to its rank, between -1 and 1: of «Цена 2025» and «Цена 2026» the later one counts, and one that
 * has not begun, or is over («до 01.03.2026»), only without another.
 */
function dateRank(head: string, now: Date): number {
  const found = DATE.exec(head)
  if (!found) return 0
  const [, day = '01', month = '01', year = ''] = found
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const isEnd = /(?:^|\s)(?:до|по)\s*$/.test(head.slice(0, found.index))
  const isBegun = date <= toMoscowDay(now)
  if (isEnd && !isBegun) return 0
  const share = (Number(year) - 2000 + (Number(month) - 1) / 12 + Number(day) / 400) / 100
  return isBegun === isEnd ? share - 1 : share
}
