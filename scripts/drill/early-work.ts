import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { z } from 'zod'
import { ask, isSuccess } from './ask.ts'
import { type Caller, type Fields, type Kept, keepFile, keepRecord, readRecords } from './kept.ts'
import { makeMark, read } from './staff-work.ts'

/** A record that a shop has made, known by its id. */
export const recordSchema = z.looseObject({ id: z.int() })
const uploadSchema = z.object({ url: z.string() })
const inquirySchema = z.object({ id: z.int(), attachmentSecret: z.string().optional() })
const previewSchema = z.object({ fingerprint: z.string() })
const noteSchema = z.object({ author: z.string(), text: z.string() })
const detailSchema = z.object({
  attachments: z.array(z.object({ url: z.string() })),
  notes: z.array(noteSchema),
})

/** A call of a door that every early version has. Throws when it is refused: then the drill knows nothing of the upgrade. */
export async function send<T>(
  { address, cookie }: Caller,
  [method, path]: readonly [string, string],
  body: object | FormData,
  schema: z.ZodType<T>,
  headers: Readonly<Record<string, string>> = {},
): Promise<T> {
  const answer = await ask(`${address}/api${path}`, { method, body, headers: { cookie, ...headers } })
  if (!isSuccess(answer)) throw new Error(`${method} ${path}: ${answer.outcome} ${answer.body}`)
  return read(schema, answer.body)
}

async function paint(): Promise<File> {
  const color = `#${makeMark().slice(0, 6)}`
  const bytes = await sharp({ create: { width: 640, height: 480, channels: 3, background: color } })
    .png()
    .toBuffer()
  return new File([new Uint8Array(bytes)], 'участок.png')
}

const WIZARD = {
  residents: '4',
  livingType: 'permanent',
  guests: '2',
  pipeDepth: '60',
  groundWater: 'high',
  soilType: 'clay',
  waterDisposal: 'drainage_ditch',
  distanceToInstallation: '12',
  distanceToDisposal: '8',
}

/** What the forms of visitors send: a question, a product, a cart, the wizard. */
async function listInquiries(shop: Caller): Promise<Fields[]> {
  const [product] = await readRecords(shop, '/api/products')
  const { id = 0, name = '', price = null } = product ?? {}
  return [
    { service: null, items: null, wizardData: null },
    { service: `Запрос о продукте: ${String(name)}`, items: null, wizardData: null },
    { service: 'Заказ из корзины', items: [{ id, name, price }], wizardData: null },
    { service: 'Подбор септика', items: null, wizardData: WIZARD },
    { service: 'Ремонт', items: null, wizardData: null },
  ]
}

/** Visitors send inquiries; where the version takes photos, one of them adds one, and a manager takes that inquiry and notes a call. */
export async function sendInquiries(shop: Caller): Promise<Kept[]> {
  const kept: Kept[] = []
  for (const kind of await listInquiries(shop)) {
    const fields = {
      name: 'Ирина Учебная',
      phone: '8 926 123-45-67',
      email: 'irina@example.com',
      message: `Учебная заявка ${randomUUID()}`,
      ...kind,
    }
    const sent = await send({ ...shop, cookie: '' }, ['POST', '/inquiries/contact'], fields, inquirySchema)
    kept.push(keepRecord('заявки', '/api/admin/inquiries', 'message', { id: sent.id, ...fields }))
    if (sent.attachmentSecret && kind.service === 'Ремонт')
      kept.push(...(await addPhoto(shop, sent.id, sent.attachmentSecret)))
  }
  return kept
}

async function addPhoto(shop: Caller, id: number, secret: string): Promise<Kept[]> {
  const form = new FormData()
  form.append('files', await paint())
  form.set('comment', 'Место у забора')
  const headers = { 'x-inquiry-secret': secret }
  await send({ ...shop, cookie: '' }, ['POST', `/inquiries/${id}/attachments`], form, z.unknown(), headers)
  await send(shop, ['POST', `/admin/inquiries/${id}/take`], {}, z.unknown())
  await send(shop, ['POST', `/admin/inquiries/${id}/notes`], { text: 'Перезвонить утром' }, z.unknown())
  const door = `/api/admin/inquiries/${id}`
  const [{ assignee, status } = {}] = await readRecords(shop, door)
  const detail = await ask(shop.address + door, { headers: { cookie: shop.cookie } })
  const { attachments, notes } = read(detailSchema, detail.body)
  const photos = await Promise.all(attachments.map(({ url }) => keepFile(shop, url)))
  return [
    keepRecord('заявки', door, 'id', { id, assignee, status }),
    ...notes.map((note) => keepNote(door, note)),
    ...photos,
  ]
}

const keepNote = (door: string, { author, text }: z.infer<typeof noteSchema>): Kept => ({
  work: 'заявки',
  key: `${door} заметка «${text}»`,
  async find({ address, cookie }) {
    const answer = await ask(address + door, { headers: { cookie } })
    if (!isSuccess(answer)) return 0
    const { notes } = read(detailSchema, answer.body)
    return notes.filter((note) => note.text === text && note.author === author).length
  },
})

/** What somebody has put into a shop, and the pages on which visitors see it, with words of theirs. */
export interface Written {
  kept: Kept[]
  pages: [string, string][]
}

/** A manager uploads a picture, makes a product with it, and changes one that is there; then every product and price is noted. */
export async function editProducts(shop: Caller): Promise<Written> {
  const form = new FormData()
  form.set('image', await paint())
  const { url } = await send(shop, ['POST', '/upload/image'], form, uploadSchema)
  const [category, makers, products] = await Promise.all([
    addCategory(shop),
    readRecords(shop, '/api/manufacturers'),
    readRecords(shop, '/api/products'),
  ])
  const fields = {
    name: 'Учебная станция',
    slug: `drill-${makeMark()}`,
    manufacturerId: makers[0]?.id,
    categoryId: category.id,
    model: 'У-5',
    modelLine: 'Учебная',
    description: 'Станция из учения.',
    shortDescription: 'До пяти человек',
    users: 5,
    length: 1000,
    width: 1100,
    height: 2500,
    weight: 280,
    volume: 1500,
    productivity: 1.2,
    price: 12_345_600,
    installationPrice: 3_000_000,
    warranty: '5 лет',
    isNew: true,
    features: ['Работает без насоса', 'Стоит в глине'],
  }
  const specs = { technicalSpecs: { Материал: 'полипропилен', images: [url] } }
  const made = await send(shop, ['POST', '/products'], { ...fields, ...specs }, recordSchema)
  const edit = { shortDescription: `Изменено ${makeMark()}`, isPopular: true }
  const edited = Number(products[0]?.id)
  await send(shop, ['PATCH', `/products/${edited}`], edit, recordSchema)
  const kept = [
    await keepFile(shop, url),
    keepRecord('загрузки', '/api/admin/media', 'url', { url }),
    keepRecord('тексты', '/api/categories', 'id', category),
    keepRecord('товары', `/api/products/id/${made.id}`, 'id', { id: made.id, imageUrl: url, ...fields }),
    keepRecord('товары', `/api/products/id/${edited}`, 'id', { id: edited, ...edit }),
    ...(await noteProducts(shop)),
  ]
  return { kept, pages: [[`/product/${fields.slug}`, fields.description]] }
}

async function noteProducts(shop: Caller): Promise<Kept[]> {
  const door = '/api/products'
  return (await readRecords(shop, door)).flatMap((product) => [
    keepRecord('товары', door, 'id', pick(product, ['id', 'slug', 'name', 'model', 'manufacturerId'])),
    keepRecord('цены', door, 'id', pick(product, ['id', 'price', 'installationPrice'])),
  ])
}

async function addCategory(shop: Caller): Promise<Fields> {
  const fields = {
    name: 'Учебные станции',
    slug: `drill-${makeMark()}`,
    description: 'Для учения',
    order: 90,
  }
  const { id } = await send(shop, ['POST', '/categories'], fields, recordSchema)
  return { id, ...fields }
}

/** A manager changes one price and those of a manufacturer; it is noted how the first one came to be. */
export async function changePrices(shop: Caller): Promise<Kept[]> {
  const [first] = await readRecords(shop, '/api/products')
  const id = Number(first?.id)
  await send(shop, ['PATCH', `/products/${id}/price`], { price: 7_654_300 }, recordSchema)
  const change = { manufacturerId: first?.manufacturerId, priceChange: '5', changeType: 'percentage' }
  const bulk = '/products/bulk-price-update'
  const { fingerprint } = await send(shop, ['POST', `${bulk}/preview`], change, previewSchema)
  await send(shop, ['POST', bulk], { ...change, expected: fingerprint }, z.unknown())
  const door = `/api/products/${id}/prices`
  const fields = ['oldPrice', 'newPrice', 'source', 'actorName']
  const history = await readRecords(shop, door)
  return history.map((one) => keepRecord('цены', door, 'newPrice', pick(one, fields)))
}

/** Only these fields of a record. */
export const pick = (record: Fields, names: readonly string[]): Fields =>
  Object.fromEntries(names.map((name) => [name, record[name]]))
