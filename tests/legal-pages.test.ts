import { expect, test } from 'vitest'
import { rules } from '../src/domain/selection/rules/rules-table.ts'
import { openPages } from './support/page-document.ts'
import { openShop } from './support/shop.ts'

const shop = openShop()
const read = openPages(shop)

test('The contract has every figure of the specification', async () => {
  const page = await read('/terms')
  expect(page.texts('h1')).toEqual(['Договор публичной оферты'])
  for (const figure of [
    'Срок для акцепта — 5 банковских дней',
    'Акцепт — внесение предоплаты',
    'предоплату: 100 % цены или другую сумму, о которой договорились',
    'Гарантия на монтаж — 12 месяцев с даты подписания акта сдачи-приёмки',
    '0,1 % цены того, что просрочено, за каждый день, но не больше 10 % этой цены',
    '0,1 % просроченной суммы за каждый день, но не больше 10 % этой суммы',
    'основана в 2016 году',
  ])
    expect(page.text('main')).toContain(figure)
})

test.each(['/terms', '/privacy'])('%s begins with the short of it and its contents', async (address) => {
  const page = await read(address)
  expect(page.texts('main h2')[0]).toBe('Коротко')
  expect(page.texts('.legal__short li').length).toBeGreaterThanOrEqual(5)
  const lines = page.texts('.legal__toc a')
  expect(lines.length).toBeGreaterThan(7)
  expect(page.texts('.legal__part h2')).toEqual(lines)
  expect(page.links('.legal__toc a')).toEqual(page.attributes('.legal__part', 'id').map((id) => `#${id}`))
})

test('The policy says what each form takes, from whom and how to have it removed', async () => {
  const page = await read('/privacy')
  expect(page.texts('dt')).toEqual(
    expect.arrayContaining([
      'Заявка на странице станции',
      'Заявка из корзины',
      'Мастер подбора',
      'Форма «Контакты»',
    ]),
  )
  const text = page.text('main')
  for (const words of [
    '№ 152-ФЗ',
    'ООО «Автономная канализация», ИНН 1234567894',
    'Сейчас на сайте нет ни одного счётчика.',
  ])
    expect(text).toContain(words)
  expect(page.text('.legal .side')).not.toMatch(/ОГРН|[{}]|undefined/)
  const keys = page.texts('main code').join()
  for (const key of ['cart', 'compare', 'counters-consent', 'inquiry-draft']) expect(keys).toContain(key)
  expect(page.links('main a').join()).toMatch(/tel:\+7\d{10}/)
  expect(page.texts('main button')).toEqual([])
})

test('The site map has every section in its order', async () => {
  const page = await read('/sitemap')
  const sections = page
    .attributes('main section[aria-labelledby]', 'aria-labelledby')
    .map((id) => [page.text(`[id="${id}"]`), page.links(`section[aria-labelledby="${id}"] a`)])
  expect(Object.fromEntries(sections)).toMatchObject({
    'Основные разделы': ['/', '/about', '/services', '/projects', '/contact'],
    Каталог: ['/catalog', '/catalog/topas', '/catalog/eurolos', '/catalog/bio-s'],
    Информация: ['/faq', '/blog', '/privacy', '/terms'],
    Подбор: ['/selection-rules'],
    'Персональные данные': ['/consent'],
  })
})

test('The rules of the selection stand there with their sources, and with an example', async () => {
  const page = await read('/selection-rules')
  expect(page.texts('h1')).toEqual(['Как мы подбираем станцию'])
  expect(page.texts('dt')).toHaveLength(rules.length)
  const text = page.text('main')
  for (const { title, source } of rules) {
    expect(page.texts('dt').join('\n')).toContain(title.replace(/\s+/g, ' '))
    expect(text).toContain(`Откуда: ${source.replace(/\s+/g, ' ')}`)
  }
  expect(page.attributes('main img', 'alt').join()).toContain('Разрез участка')
  const [example] = page.links('.rules__plot a')
  expect(example).toMatch(/^\/\?residents=5&.*ditchDepth=120/)
  expect(page.attributes('.rules__plot a', 'target')).toEqual(['_blank'])
})

test('Who agrees reads each purpose in a part of its own, and what an older version said', async () => {
  const version = async () =>
    Number(/Версия (\d+), действует/.exec((await read('/consent')).text('main'))?.[1])
  const before = await version()
  expect((await read('/consent')).texts('h1')).toEqual(['Согласие на обработку персональных данных'])
  await shop.database.pool.query(
    `insert into consent_documents (version, purpose, text, text_hash)
     select version + 1, purpose, text, text_hash from consent_documents where version = $1
     union all select $1 + 1, 'advertising', 'Согласие получать рекламные сообщения', ''`,
    [before],
  )
  shop.contentCache.invalidate()
  expect(await version()).toBe(before + 1)
  const page = await read('/consent')
  expect(page.texts('main h2')).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^1\. .*ответить на заявку/),
      expect.stringMatching(/^2\. .*рекламные/),
    ]),
  )
  expect(page.links('main a')).toContain(`/consent/${before}`)
  expect((await read(`/consent/${before}`)).text('main')).toContain(`Версия ${before}, действовала с`)
})
