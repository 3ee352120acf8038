import { paint } from '../support/media-desk.ts'
import { DISTRICTS, FIRM, MAIL } from './firm.ts'
import { MAKERS, MODELS, toProduct } from './goods.ts'
import { about, chrome, contact, home, services } from './page-words.ts'

/** Makes one call of the API as an administrator; throws when it is refused. */
export type Call = <T>(method: string, address: string, body?: unknown) => Promise<T>

interface Row {
  id: number
}

/** Turns the demo into the shop of a dealer in Kazan, by the calls that the staff area makes. */
export async function turnIntoKazan(call: Call): Promise<void> {
  await removeDemo(call)
  await writeFirm(call)
  await writeCatalogue(call)
  await writeArticles(call)
  await writePages(call)
  await removeAll(
    call,
    '/admin/trash',
    ({ entity, id }: Row & { entity: string }) => `/admin/trash/${entity}/${id}`,
  )
}

async function removeAll<T>(call: Call, list: string, toAddress: (row: T) => string): Promise<void> {
  for (const row of await call<T[]>('GET', list)) await call('DELETE', toAddress(row))
}

/** Products go before their makers, questions and the like before their categories. */
const LISTS = [
  ['/admin/products', '/products'],
  ['/admin/accessories', '/admin/accessories'],
  ['/categories', '/categories'],
  ['/manufacturers', '/manufacturers'],
  ['/admin/projects', '/admin/projects'],
  ['/admin/projects/categories', '/admin/projects/categories'],
  ['/blog/posts', '/blog/posts'],
  ['/blog/categories', '/blog/categories'],
  ['/admin/faq/items', '/admin/faq/items'],
  ['/admin/faq/categories', '/admin/faq/categories'],
  ['/admin/landing-pages', '/admin/landing-pages'],
  ['/admin/reviews', '/admin/reviews'],
  ['/admin/districts', '/admin/districts'],
  ['/admin/redirects', '/admin/redirects'],
] as const

async function removeDemo(call: Call): Promise<void> {
  for (const [list, address] of LISTS) await removeAll(call, list, ({ id }: Row) => `${address}/${id}`)
}

async function writeFirm(call: Call): Promise<void> {
  const form = new FormData()
  const picture = await paint(256, 256)
  form.set('file', new File([new Uint8Array(picture)], 'kazan-logo.jpg', { type: 'image/jpeg' }))
  form.set('alt', FIRM.siteName)
  const { url } = await call<{ url: string }>('POST', '/admin/media', form)
  await call('PUT', '/admin/settings', { ...FIRM, logo: url, favicon: url, sharePicture: url })
  await call('PUT', '/admin/channels', MAIL)
  for (const district of DISTRICTS) await call('POST', '/admin/districts', district)
  await call('POST', '/admin/reviews', {
    rating: 5,
    text: 'Поставили за день, всё показали.',
    author: 'Алсу Х.',
    location: 'Лаишево',
    date: '2025-07-01',
  })
}

async function writeCatalogue(call: Call): Promise<void> {
  for (const { slug, ...maker } of MAKERS) {
    const made = await call<Row>('POST', '/manufacturers', { slug, ...maker })
    const category = await call<Row>('POST', '/categories', {
      name: `Станции «${maker.name}»`,
      slug: `stancii-${slug}`,
      manufacturerId: made.id,
    })
    for (const model of MODELS.filter((one) => one.maker === slug)) {
      const categoryId = 'isLoose' in model ? null : category.id
      await call('POST', '/products', toProduct(model, { id: made.id, name: maker.name }, categoryId))
    }
  }
  await call('POST', '/admin/accessories', {
    name: 'Утеплённая крышка',
    price: 450_000,
    description: 'Для зимы в Татарстане.',
  })
  await call('POST', '/admin/landing-pages', {
    title: 'Септик на 5 человек в Казани',
    slug: 'septik-na-5-v-kazani',
    description: 'Модели на пятерых с монтажом.',
    text: 'Пятерым нужен кубометр воды в сутки.',
    filter: { users: 5 },
  })
}

async function writeArticles(call: Call): Promise<void> {
  const works = await call<Row>('POST', '/admin/projects/categories', { name: 'Дома у Волги' })
  await call('POST', '/admin/projects', {
    title: 'Кама 4 в Верхнем Услоне',
    description: 'Дом на склоне, труба на 60 см. Поставили за день.',
    shortDescription: 'Станция на четверых на склоне.',
    location: 'Верхний Услон',
    categoryId: works.id,
    completedAt: '2025-06-10',
    dateText: 'Июнь 2025',
    equipment: 'Кама 4; труба 110 мм — 9 м',
    challenges: ['Склон'],
    solutions: ['Площадка с подпорной стенкой'],
  })
  const advice = await call<Row>('POST', '/blog/categories', { name: 'Советы', slug: 'sovety' })
  await call('POST', '/blog/posts', {
    title: 'Как мы меряем глубину трубы',
    slug: 'kak-meryaem-glubinu',
    excerpt: 'Одна цифра решает, какая станция подойдёт.',
    content: 'Берём рейку и нивелир. Смотрим низ трубы у станции. [Каталог](/catalog)',
    categoryId: advice.id,
    author: 'Рустам Галиев',
    published: true,
  })
  const frequent = await call<Row>('POST', '/admin/faq/categories', {
    name: 'Частые вопросы',
    slug: 'chastye',
  })
  await call('POST', '/admin/faq/items', {
    question: 'Вы работаете зимой?',
    answer: 'Да, если грунт промёрз не глубже полуметра.',
    categoryId: frequent.id,
    orderIndex: 1,
  })
}

type Blocks = Record<string, Record<string, unknown>>

async function writePages(call: Call): Promise<void> {
  for (const [key, words] of Object.entries({ chrome, home, about, contact, services })) {
    const { blocks } = await call<{ blocks: Blocks }>('GET', `/admin/pages/${key}`)
    await call('PUT', `/admin/pages/${key}`, { blocks: withWords(blocks, words) })
  }
  for (const key of ['privacy', 'terms', 'consent']) {
    const { blocks } = await call<{ blocks: Blocks }>('GET', `/admin/pages/${key}`)
    await call('PUT', `/admin/pages/${key}`, { blocks: toLocal(blocks) })
  }
}

/** The parts of a page with what the dealer has written in them. */
const withWords = (blocks: Blocks, words: Blocks): Blocks =>
  Object.fromEntries(Object.entries(blocks).map(([block, fields]) => [block, { ...fields, ...words[block] }]))

/** Legal texts stay, but where one names a town of the seller beside his region: this dealer's works are in his region alone. */
function toLocal(blocks: Blocks): Blocks {
  return JSON.parse(
    JSON.stringify(blocks).replaceAll(/работает в\s[^."{}]*\{inRegion\}/g, 'работает в {inRegion}'),
  )
}
