import { describe, expect, test } from 'vitest'
import { openPages } from './support/page-document.ts'
import { openShop, signInAs } from './support/shop.ts'

const shop = openShop()
const read = openPages(shop)

const POST = '/blog/glubina-truby-i-korpus-long'
const DRAFT = '/blog/drenazh-vokrug-doma'
const TITLE = 'Топас 5 Лонг Пр на суглинке с весенней водой'
/** Texts of links with their addresses. */
const linksOf = (page: Awaited<ReturnType<typeof read>>, selector: string) =>
  page.links(selector).map((href, at) => [page.texts(selector)[at], href])

describe('The blog', () => {
  test('says what it is about, with its six latest posts', async () => {
    const page = await read('/blog')
    expect(page.texts('h1')).toEqual(['Наш блог'])
    expect(page.texts('.topic__amount')).toEqual(['2 статьи', '3 статьи', '1 статья', '3 статьи', '2 статьи'])
    expect(page.texts('main h2')).toContain('Последние статьи')
    expect(page.texts('article')).toHaveLength(6)
    expect(page.texts('article')[0]).toContain('14 октября 2026 г.')
    expect(linksOf(page, '.topic a')).toContainEqual(['Монтаж и грунты', '/blog/category/montazh-i-grunty'])
  })

  test('has the posts of a category, newest first', async () => {
    const page = await read('/blog/category/montazh-i-grunty')
    expect(page.texts('article h3')).toEqual([
      'Как проходит монтаж станции за один день',
      'Септик при высоких грунтовых водах и плывуне',
      'Глубина трубы и корпус Лонг: как не ошибиться с высотой',
    ])
  })

  test('has a post with its author, its date, its tables and what to do next', async () => {
    const page = await read(POST)
    expect(page.texts('h1')).toEqual(['Глубина трубы и корпус Лонг: как не ошибиться с высотой'])
    for (const text of ['20 февраля 2024 г.', 'Автор: Инженеры компании', '5 мин'])
      expect(page.text('.post__meta')).toContain(text)
    expect(linksOf(page, '.post__meta a')).toEqual([['Монтаж и грунты', '/blog/category/montazh-i-grunty']])
    expect(page.texts('.prose tr')).toContain('60 см15 м90 смЛонг')
    expect(page.text('#chto-imenno-izmeryat')).toBe('Что именно измерять')
    expect(linksOf(page, 'main a')).toContainEqual(['Подобрать септик', '/#product-wizard'])
    expect(page.texts('article article').filter((text) => text.includes('Как проходит монтаж'))).toHaveLength(
      1,
    )
    expect(page.texts('article article')).toHaveLength(2)
  })

  test('marks a draft for staff, who alone see it, in its category too', async () => {
    const cookie = await signInAs(shop, 'manager')
    const page = await read(DRAFT, { cookie })
    expect(page.texts('h1')).toEqual(['Дренаж вокруг дома и септик: как их совместить'])
    expect(page.text('main')).toContain('Черновик: эту страницу видят только сотрудники.')
    expect(page.text('.post__meta')).toContain('Не опубликовано')
    expect(page.attributes('meta[name="robots"]', 'content')).toEqual(['noindex'])
    const category = await read('/blog/category/otvod-vody', { cookie })
    expect(category.texts('article').find((text) => text.includes('Дренаж вокруг дома'))).toContain(
      'Черновик',
    )
    expect((await read(DRAFT)).texts('h1')).toEqual(['Статья не найдена'])
  })

  test('leads back from an address of nothing', async () => {
    for (const address of ['/blog/category/no-such', '/blog/no-such'])
      expect(linksOf(await read(address), 'main a')).toEqual([['Все статьи', '/blog']])
  })
})

describe('Questions and answers', () => {
  test('begin with their topics', async () => {
    const page = await read('/faq')
    expect(page.texts('h1')).toEqual(['Вопросы и ответы'])
    expect(page.texts('.topic').find((text) => text.includes('Выбор станции'))).toContain('6 вопросов')
    expect(linksOf(page, '.topic a')).toContainEqual(['Выбор станции', '/faq/vybor-stancii'])
  })

  test('of a topic lead back to all, and so does a topic that is not there', async () => {
    const page = await read('/faq/vybor-stancii')
    expect(page.texts('h1')).toEqual(['Выбор станции'])
    expect(linksOf(page, 'main a')).toContainEqual(['Назад к категориям', '/faq'])
    expect(linksOf(await read('/faq/no-such'), 'main a')).toEqual([['Все вопросы и ответы', '/faq']])
  })
})

describe('Works', () => {
  const found = (page: Awaited<ReturnType<typeof read>>) =>
    /Найдено работ: \d+ из \d+/.exec(page.text('main'))?.[0]

  test('are all there, each with a drawing', async () => {
    const page = await read('/projects')
    expect(page.texts('h1')).toEqual(['Наши работы'])
    expect(found(page)).toBe('Найдено работ: 21 из 21')
    expect(page.texts('article')).toHaveLength(21)
    const drawings = page.attributes('article img[alt^="Чертёж:"]', 'src')
    expect(drawings).toHaveLength(21)
  })

  test('of a district have its address, and one without works offers the way back', async () => {
    expect(found(await read('/projects?location=Королёв'))).toBe('Найдено работ: 2 из 21')
    const page = await read('/projects?location=Щёлково')
    expect(found(page)).toBe('Найдено работ: 2 из 21')
    expect(page.texts('nav[aria-label="Район"] a[aria-current="true"]')).toEqual(['Щёлково'])
    const empty = await read('/projects?location=Тверь')
    expect(empty.texts('main h2, main h3')).toContain('В этом районе работ пока нет')
    expect(linksOf(empty, 'main a')).toContainEqual(['Показать все районы', '/projects'])
  })

  test('say what was difficult, what was done and which station it is', async () => {
    const page = await read('/projects/1')
    expect(page.texts('h1')).toEqual([TITLE])
    for (const text of [
      'Пушкино',
      'Май 2023',
      'напорный шланг 32 мм до канавы',
      'Нет проезда для экскаватора, взрослый газон',
      'Ручная копка, дёрн снят пластами и уложен обратно',
      'Через месяц проверили ил и отрегулировали подачу воздуха.',
    ])
      expect(page.text('main')).toContain(text)
    const near = page.texts('article')
    expect(near).toHaveLength(3)
    for (const text of near) {
      expect(text).toContain('Пушкино')
      expect(text).not.toContain(TITLE)
    }
    expect(linksOf(page, 'main a')).toContainEqual(['Обсудить свой участок', '/contact'])
    expect(page.texts('main a[href="/product/topas-5-long-pr"]').join()).toContain('Эта станция в каталоге')
    expect(page.attributes('main img[alt]', 'alt').join()).toMatch(
      /Разрез: суглинок, грунтовая вода на 1,2 м/,
    )
  })

  test.each(['999', 'abc', '1.5', '99999999999999999999'])(
    'of the number %s are not there, and the page says so',
    async (id) => {
      const page = await read(`/projects/${id}`)
      expect([page.status, page.texts('h1')]).toEqual([404, ['Проект не найден']])
      expect(page.attributes('meta[name="robots"]', 'content')).toEqual(['noindex'])
      expect(linksOf(page, 'main a')).toContainEqual(['Все наши работы', '/projects'])
    },
  )
})
