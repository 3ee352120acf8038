import { beforeAll, expect, test } from 'vitest'
import type { FaqItem } from '../src/contract/content/faq.ts'
import type { LandingPage, ShownLandingPage } from '../src/contract/content/landing-pages.ts'
import { acceptSamples } from './support/accepted-samples.ts'
import { openCatalogueDesk } from './support/catalogue-desk.ts'
import { expectError } from './support/desk.ts'
import { openPages } from './support/page-document.ts'
import { openShop } from './support/shop.ts'

const shop = openShop({ PUBLIC_URL: 'https://septic.example' })
acceptSamples(shop)
const { call, callJson } = openCatalogueDesk(shop)
const read = openPages(shop)

let category = 0
beforeAll(async () => {
  category = (await callJson<{ id: number }>(201, 'POST', '/admin/faq/categories', { name: 'На пятерых' })).id
})

const ask = async (question: string, fields: object = {}) =>
  (
    await callJson<FaqItem>(201, 'POST', '/admin/faq/items', {
      question,
      answer: `Ответ: **${question}**`,
      categoryId: category,
      ...fields,
    })
  ).id

let made = 0
const make = (fields: object = {}) =>
  callJson<LandingPage>(201, 'POST', '/admin/landing-pages', {
    title: 'Септик на 5 человек',
    slug: `voprosy-${++made}`,
    text: 'Хватит ли?',
    filter: { users: 5 },
    ...fields,
  })
const change = (id: number, fields: object) => callJson(200, 'PUT', `/admin/landing-pages/${id}`, fields)
const questionsOn = async (slug: string) =>
  (await read(`/selection/${slug}`)).texts('.landing__questions summary')

test('chosen questions stand below the models in their order, with their answers; without any there is no such part', async () => {
  const [place, guests] = [await ask('Сколько места нужно?'), await ask('А если приедут гости?')]
  const { id, slug, questionIds } = await make({ questionIds: [guests, place, guests] })
  expect(questionIds).toEqual([guests, place])
  const page = await read(`/selection/${slug}`)
  expect(page.texts('h2')).toContain('Спрашивают')
  expect(page.texts('.landing__questions summary')).toEqual(['А если приедут гости?', 'Сколько места нужно?'])
  expect(page.texts('.landing__questions strong')).toEqual(['А если приедут гости?', 'Сколько места нужно?'])
  await change(id, { questionIds: [place] })
  expect(await questionsOn(slug)).toEqual(['Сколько места нужно?'])
  await change(id, { title: 'Септик на пятерых' })
  expect(await questionsOn(slug)).toEqual(['Сколько места нужно?'])
  await change(id, { questionIds: null })
  expect((await read(`/selection/${slug}`)).texts('h2')).not.toContain('Спрашивают')
})

test('a question that visitors do not read anywhere is not on the page either, and comes back from the trash', async () => {
  const [shown, hidden, loose] = [
    await ask('Видно?'),
    await ask('Скрыто?', { published: false }),
    await ask('Без категории?', { categoryId: null }),
  ]
  const { slug } = await make({ questionIds: [hidden, loose, shown] })
  expect(await questionsOn(slug)).toEqual(['Видно?'])
  await callJson(200, 'PUT', `/admin/faq/items/${hidden}`, { published: true })
  expect(await questionsOn(slug)).toEqual(['Скрыто?', 'Видно?'])
  await call('DELETE', `/admin/faq/items/${hidden}`)
  expect(await questionsOn(slug)).toEqual(['Видно?'])
  await callJson(200, 'POST', `/admin/trash/faq-items/${hidden}/restore`)
  await callJson(200, 'PUT', `/admin/faq/items/${hidden}`, { published: true })
  expect(await questionsOn(slug)).toEqual(['Скрыто?', 'Видно?'])
})

test.each<[object, string]>([
  [{ questionIds: [999_999] }, 'Вопроса с таким номером нет'],
  [{ questionIds: ['1'] }, 'Вопроса с таким номером нет'],
  [{ questionIds: 5 }, 'Ожидается список номеров'],
  [{ questionIds: Array.from({ length: 13 }, (_, index) => index + 1) }, 'Не больше 12 вопросов'],
])('staff are told what is wrong with %j, also in a draft', async (fields, message) => {
  const { id } = await make()
  await expectError(await call('PUT', `/admin/landing-pages/${id}`, fields), 400, message)
  await expectError(await call('PUT', `/admin/drafts/landing-pages/${id}`, fields), 400, message)
})

test('a question that is gone may stay in the list, and a draft shows those that it names', async () => {
  const [gone, other] = [await ask('Уйдёт?'), await ask('Другой?')]
  const { id, slug } = await make({ questionIds: [gone] })
  await call('DELETE', `/admin/faq/items/${gone}`)
  await callJson(200, 'PUT', `/admin/drafts/landing-pages/${id}`, { questionIds: [gone, other] })
  const { url } = await callJson<{ url: string }>(201, 'POST', '/admin/previews', {
    entity: 'landing-pages',
    id,
  })
  const preview = await read(new URL(url).pathname)
  expect(preview.texts('.landing__questions summary')).toEqual(['Другой?'])
  expect(await questionsOn(slug)).toEqual([])
  await callJson(200, 'POST', `/admin/drafts/landing-pages/${id}/publish`, {})
  const shown = await callJson<ShownLandingPage>(200, 'GET', `/landing-pages/${slug}`)
  expect(shown.questions).toEqual([{ id: other, question: 'Другой?', answer: 'Ответ: **Другой?**' }])
})

test('search engines are told of the page when one of its answers changes, or which stand there', async () => {
  const question = await ask('Скажут?')
  const { id, slug } = await make()
  await shop.database.pool.query('update site_settings set index_now = true')
  const told = async () =>
    (
      await shop.database.pool.query('delete from changed_addresses where path like $1 returning path', [
        `/selection/${slug}%`,
      ])
    ).rows.map(({ path }) => path)
  await change(id, { questionIds: [question] })
  expect(await told()).toEqual([`/selection/${slug}`])
  await callJson(200, 'PUT', `/admin/faq/items/${question}`, { answer: 'Да' })
  expect(await told()).toEqual([`/selection/${slug}`])
  await change(id, { published: false })
  await told()
  await callJson(200, 'PUT', `/admin/faq/items/${question}`, { answer: 'Нет' })
  expect(await told()).toEqual([])
})
