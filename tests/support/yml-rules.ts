import { readYml, type YmlElement } from './read-yml.ts'

/**
 * The published rules of Yandex for a feed in YML: support pages «Элементы, входящие в shop», «Элементы offer, упрощённый тип», `picture`,
 * `oldprice`, `param`, and «Требования к YML-фиду» of Yandex Direct. The order of elements is free.
 */
const MAX_ADDRESS = 2048
const MAX_PICTURE_ADDRESS = 512
const MAX_PICTURES = 10
const MAX_NAME = 150
const MAX_DESCRIPTION = 3000
const MAX_SALES_NOTES = 50
const DISCOUNT = { min: 5, max: 95 }

const IN_SHOP = { name: 1, company: 1, url: 1, currencies: 1, categories: 1, offers: 1 }
const REQUIRED_IN_OFFER = ['name', 'url', 'price', 'currencyId', 'categoryId']
/** Elements that may come several times. */
const REPEATED = ['picture', 'param']
const KNOWN_IN_OFFER = [
  ...REQUIRED_IN_OFFER,
  ...REPEATED,
  'oldprice',
  'delivery',
  'vendor',
  'vendorCode',
  'model',
  'description',
  'sales_notes',
  'manufacturer_warranty',
]

const named = (element: YmlElement, name: string) => element.children.filter((child) => child.name === name)
const textOf = (element: YmlElement | undefined, name: string) =>
  (element && named(element, name)[0]?.text) ?? ''
const isPrice = (text: string) => /^\d+(?:\.\d{1,2})?$/.test(text) && Number(text) > 0
const listRepeated = (values: readonly string[]) =>
  values.filter((value, place) => values.indexOf(value) !== place)

/** All that the published rules forbid in a feed; none in a good one. Throws where it is no XML. */
export function listYmlFaults(xml: string, origin: string): string[] {
  const catalog = readYml(xml)
  const [shop] = named(catalog, 'shop')
  if (catalog.name !== 'yml_catalog' || !shop) return ['no shop']
  const categories = named(named(shop, 'categories')[0] ?? shop, 'category')
  const ids = categories.map(({ attributes }) => attributes.id ?? '')
  const offers = named(named(shop, 'offers')[0] ?? shop, 'offer')
  return [
    ...(/^<\?xml version="1\.0" encoding="UTF-8"\?>/.test(xml) ? [] : ['no declaration of UTF-8']),
    ...(/^\d{4}-\d\d-\d\d \d\d:\d\d$/.test(catalog.attributes.date ?? '') ? [] : ['date']),
    ...Object.entries(IN_SHOP).flatMap(([name, times]) =>
      named(shop, name).length === times ? [] : [`shop: ${name}`],
    ),
    ...['name', 'company'].filter((name) => textOf(shop, name).trim() === '').map((name) => `shop: ${name}`),
    ...(textOf(shop, 'url') === `${origin}/` ? [] : ['shop: url']),
    ...listCurrencyFaults(shop),
    ...listRepeated(ids).map((id) => `category ${id} twice`),
    ...categories
      .filter(({ attributes, text }) => !/^[1-9]\d{0,17}$/.test(attributes.id ?? '') || text.trim() === '')
      .map(({ attributes }) => `category ${attributes.id}`),
    ...listRepeated(offers.map(({ attributes }) => attributes.id ?? '')).map((id) => `offer ${id} twice`),
    ...offers.flatMap((offer) =>
      listOfferFaults(offer, ids, origin).map((fault) => `offer ${offer.attributes.id}: ${fault}`),
    ),
  ]
}

function listCurrencyFaults(shop: YmlElement): string[] {
  const [currency, ...others] = named(named(shop, 'currencies')[0] ?? shop, 'currency')
  const { id = '', rate } = currency?.attributes ?? {}
  return ['RUR', 'RUB'].includes(id) && rate === '1' && others.length === 0 ? [] : ['currencies']
}

function listOfferFaults(offer: YmlElement, categories: readonly string[], origin: string): string[] {
  const { id = '', available = '' } = offer.attributes
  const names = offer.children.map(({ name }) => name)
  const text = (name: string) => textOf(offer, name)
  const pictures = named(offer, 'picture').map((picture) => picture.text)
  const params = named(offer, 'param')
  const rules: [boolean, string][] = [
    [/^[\da-zA-Z]{1,20}$/.test(id), 'id'],
    [['true', 'false'].includes(available), 'available'],
    [REQUIRED_IN_OFFER.every((name) => text(name) !== ''), 'a required element is missing'],
    [names.every((name) => KNOWN_IN_OFFER.includes(name)), 'an unknown element'],
    [listRepeated(names.filter((name) => !REPEATED.includes(name))).length === 0, 'an element twice'],
    [text('name').length <= MAX_NAME, 'name too long'],
    [text('url').startsWith(`${origin}/`) && text('url').length <= MAX_ADDRESS, 'url'],
    [URL.canParse(text('url')) && new URL(text('url')).href === text('url'), 'url is not encoded'],
    [isPrice(text('price')), 'price'],
    [['RUR', 'RUB'].includes(text('currencyId')), 'currencyId'],
    [categories.includes(text('categoryId')), 'unknown category'],
    [pictures.length <= MAX_PICTURES && listRepeated(pictures).length === 0, 'pictures'],
    [pictures.every((one) => /^https?:\/\/[^\s/]+\/\S+$/.test(one)), 'picture is not absolute'],
    [pictures.every((one) => one.length <= MAX_PICTURE_ADDRESS && !/\.svg/i.test(one)), 'picture'],
    [text('description').length <= MAX_DESCRIPTION, 'description too long'],
    [text('sales_notes').length <= MAX_SALES_NOTES, 'sales_notes too long'],
    [!names.includes('vendor') || text('vendor').trim() !== '', 'vendor'],
    [params.every(({ attributes, text: value }) => attributes.name && value.trim() !== ''), 'param'],
    [listRepeated(params.map(({ attributes }) => attributes.name ?? '')).length === 0, 'a param twice'],
    [params.every(({ attributes }) => attributes.unit !== ''), 'unit of a param'],
    [isOldPrice(text('oldprice'), text('price')), 'oldprice'],
    [/^(?:true|false|)$/.test(text('manufacturer_warranty')), 'manufacturer_warranty'],
    [/^(?:true|false|)$/.test(text('delivery')), 'delivery'],
  ]
  return rules.filter(([isKept]) => !isKept).map(([, fault]) => fault)
}

function isOldPrice(old: string, price: string): boolean {
  if (old === '') return true
  const percent = Math.round((1 - Number(price) / Number(old)) * 100)
  return (
    isPrice(old) && Number(old) - Number(price) >= 1 && percent >= DISCOUNT.min && percent <= DISCOUNT.max
  )
}
