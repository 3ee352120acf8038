import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { pick, recordSchema, send, type Written } from './early-work.ts'
import {
  type Caller,
  type Fields,
  type Kept,
  keepRecord,
  keepSession,
  keepSignIn,
  readRecords,
} from './kept.ts'
import { signIn } from './sign-in.ts'
import { makeMark } from './staff-work.ts'

/** A record that staff make: where it is sent, and where it is seen. */
interface Text {
  to: string
  seenAt: string
  fields: Fields
}

async function write(shop: Caller, { to, seenAt, fields }: Text): Promise<{ id: number; kept: Kept }> {
  const { id } = await send(shop, ['POST', to], fields, recordSchema)
  return { id, kept: keepRecord('тексты', seenAt, 'id', { id, ...fields }) }
}

/** Staff write a post, a question and a project, each in a new category; everything that was there before them is noted, too. */
export async function writeTexts(shop: Caller): Promise<Written> {
  const lists = ['/api/blog/posts', '/api/admin/faq/items', '/api/admin/projects', '/api/categories']
  const before = await Promise.all(
    lists.map(async (door) =>
      (await readRecords(shop, door)).map((record) => keepRecord('тексты', door, 'id', pick(record, ['id']))),
    ),
  )
  const written = [await writePost(shop), await writeQuestion(shop), await writeProject(shop)]
  return {
    kept: [...before.flat(), ...written.flatMap(({ kept }) => kept)],
    pages: written.flatMap(({ pages }) => pages),
  }
}

async function writePost(shop: Caller): Promise<Written> {
  const door = '/blog/categories'
  const category = await write(shop, {
    to: door,
    seenAt: `/api${door}`,
    fields: { name: 'Учебная рубрика', slug: `drill-${makeMark()}`, description: 'О нас' },
  })
  const fields = {
    title: 'Учебная статья о септиках',
    slug: `drill-${makeMark()}`,
    excerpt: 'Коротко',
    content: '## Раздел\n\nТекст статьи, который написал сотрудник.',
    categoryId: category.id,
    author: 'Пётр Учебный',
    published: true,
    metaTitle: 'Статья',
    metaDescription: 'О септиках',
  }
  const post = await write(shop, { to: '/blog/posts', seenAt: '/api/blog/posts', fields })
  return { kept: [category.kept, post.kept], pages: [[`/blog/${fields.slug}`, 'который написал сотрудник']] }
}

async function writeQuestion(shop: Caller): Promise<Written> {
  const door = '/admin/faq/categories'
  const slug = `drill-${makeMark()}`
  const category = await write(shop, {
    to: door,
    seenAt: `/api${door}`,
    fields: { name: 'Учебные вопросы', slug, description: 'Разное' },
  })
  const item = await write(shop, {
    to: '/admin/faq/items',
    seenAt: '/api/admin/faq/items',
    fields: {
      question: 'Учебный вопрос?',
      answer: 'Ответ **сотрудника**.',
      categoryId: category.id,
      orderIndex: 7,
    },
  })
  return { kept: [category.kept, item.kept], pages: [[`/faq/${slug}`, 'Учебный вопрос?']] }
}

async function writeProject(shop: Caller): Promise<Written> {
  const door = '/admin/projects/categories'
  const category = await write(shop, {
    to: door,
    seenAt: `/api${door}`,
    fields: { name: 'Учебные работы', slug: `drill-${makeMark()}`, description: 'Разное' },
  })
  const project = await write(shop, {
    to: '/admin/projects',
    seenAt: '/api/admin/projects',
    fields: {
      title: 'Учебный участок',
      slug: `drill-${makeMark()}`,
      description: 'Поставили станцию.\n\nСделали дренаж.',
      shortDescription: 'Станция и дренаж',
      location: 'Реутов',
      categoryId: category.id,
      completed: true,
      dateText: 'Май 2026',
      challenges: ['Высокая вода'],
      solutions: ['Якорная плита'],
    },
  })
  return { kept: [category.kept, project.kept], pages: [[`/projects/${project.id}`, 'Сделали дренаж']] }
}

/** The admin fills in whose shop it is. */
export async function changeSettings(shop: Caller): Promise<Kept[]> {
  const fields = {
    siteName: 'Учебный магазин',
    siteDescription: 'Станции для учения',
    companyName: 'ООО Учебная компания',
    companyInn: '7707083893',
    companyOgrn: '1027700132195',
    companyAddress: 'Реутов, Учебная улица, 1',
    companyPhone: '+7 495 123-45-67',
    workingHours: 'Пн–Пт 10:00–18:00',
    chatPhone: '+7 900 123-45-67',
    botLink: 'https://t.me/drill_shop_bot',
  }
  await send(shop, ['PUT', '/admin/settings'], fields, z.unknown())
  return Object.entries(fields).map(([name, value]) =>
    keepRecord('настройки', '/api/settings', name, { [name]: value }),
  )
}

interface Admin {
  shop: Caller
  password: string
}

/** The admin makes two accounts, blocks one of them, and all change their passwords. Returns the admin's new one too. */
export async function makeAccounts({ shop, password }: Admin): Promise<{ kept: Kept[]; password: string }> {
  const manager = await makeManager(shop)
  const blocked = await makeManager(shop)
  await send(shop, ['PATCH', `/admin/users/${blocked.id}/status`], { isActive: false }, z.unknown())
  const cookie = await signIn(shop.address, manager)
  const ownPassword = await changePassword({ ...shop, cookie }, manager.password)
  const adminPassword = await changePassword(shop, password)
  const fields = ['id', 'username', 'fullName', 'email', 'role', 'isActive']
  const users = await readRecords(shop, '/api/admin/users')
  return {
    password: adminPassword,
    kept: [
      ...users.map((user) => keepRecord('учётные записи', '/api/admin/users', 'id', pick(user, fields))),
      keepSignIn({ username: 'admin', password: adminPassword }, true),
      keepSignIn({ ...manager, password: ownPassword }, true),
      keepSignIn(manager, false),
      keepSignIn(blocked, false),
      keepSession(manager.username, cookie),
    ],
  }
}

async function makeManager(shop: Caller) {
  const username = `drill-${makeMark()}`
  const fields = {
    username,
    password: randomUUID(),
    fullName: 'Пётр Учебный',
    email: `${username}@example.com`,
    role: 'manager',
  }
  const { id } = await send(shop, ['POST', '/admin/users'], fields, recordSchema)
  return { id, ...fields }
}

async function changePassword(shop: Caller, currentPassword: string): Promise<string> {
  const newPassword = randomUUID()
  const body = { currentPassword, newPassword, confirmPassword: newPassword }
  await send(shop, ['POST', '/admin/change-password'], body, z.unknown())
  return newPassword
}
