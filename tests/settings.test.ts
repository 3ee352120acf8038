import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createSettings } from '../src/contract/settings.fixture.ts'
import type { PublicSettings } from '../src/contract/settings.ts'
import { readHead } from './support/page-head.ts'
import { openShop, signInAs } from './support/shop.ts'

const shop = openShop()

let admin = ''
/** Settings that staff write: the version of the consent texts follows them. */
type Written = Omit<PublicSettings, 'consentVersion'>
let first: Written
beforeAll(async () => {
  admin = await signInAs(shop, 'admin')
  first = await readPublic()
})
beforeEach(async () => {
  expect((await save(first)).status).toBe(200)
})

const json = async <T>(response: Response): Promise<T> => response.json()
const readPublic = async (): Promise<Written> => {
  const { consentVersion: _follows, ...settings } = await json<PublicSettings>(
    await shop.get('/api/settings'),
  )
  return settings
}

async function save(changes: unknown, cookie = admin): Promise<Response> {
  return shop.app.request('http://shop.test/api/admin/settings', {
    method: 'PUT',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify(changes),
  })
}

const { consentVersion: _follows, ...NEW } = createSettings({
  siteName: 'Септики у дома',
  siteDescription: 'Станции для дома',
  companyName: 'ООО «Новая»',
  companyInn: '7701234567',
  companyOgrn: '1027700132195',
  companyAddress: 'Москва, улица Новая, 1',
  companyPhone: '+7 (499) 111-22-33',
  workingHours: '8:00-20:00 по будням',
  chatPhone: '+7 916 111-22-33',
  botLink: 'https://t.me/new_bot',
  yandexMetrikaId: '12345678',
  googleAnalyticsId: 'G-ABC123DEF4',
  leadHandling: 'both',
  messengers: [{ kind: 'max', value: '+7 916 111-22-33' }],
  chats: [{ name: 'MAX', where: 'в MAX', href: 'https://max.ru/+79161112233' }],
  answerWithinMinutes: 20,
  consentPurposes: ['advertising'],
})

describe('An admin', () => {
  test('reads the settings, changes all of them, and everybody reads the new ones', async () => {
    const read = await shop.get('/api/admin/settings', { cookie: admin })
    expect(await read.json()).toMatchObject(first)
    const response = await save(NEW)
    expect(response.status).toBe(200)
    expect(await response.json()).toMatchObject(NEW)
    expect(await readPublic()).toEqual(NEW)
  })

  test.each([
    [{ kind: 'telegram', value: 'http://t.me/x' }, /имя вида @name или адрес https:\/\/t\.me/],
    [{ kind: 'vk', value: 'https://evil.example/x' }, /https:\/\/vk\.me/],
    [{ kind: 'whatsapp', value: '@name' }, /номер телефона/],
    [{ kind: 'viber', value: '1' }, /Такого мессенджера нет/],
  ])('is told in Russian what a messenger takes: %j', async (messenger, words) => {
    const response = await save({ messengers: [messenger] })
    expect(response.status).toBe(400)
    expect(JSON.stringify(await response.json())).toMatch(words)
    expect(await readPublic()).toEqual(first)
  })

  test('changes one of them, and the others stay; null and spaces empty what may be empty', async () => {
    await save(NEW)
    expect(await json(await save({ workingHours: ' 10:00-18:00 ' }))).toMatchObject({
      ...NEW,
      workingHours: '10:00-18:00',
    })
    const nothing = { siteDescription: null, companyOgrn: '', chatPhone: ' ', botLink: null }
    const silent = { yandexMetrikaId: '', googleAnalyticsId: null }
    expect(await json(await save({ ...nothing, ...silent }))).toMatchObject({
      siteDescription: '',
      companyOgrn: '',
      chatPhone: '',
      botLink: '',
      yandexMetrikaId: '',
      googleAnalyticsId: '',
      siteName: NEW.siteName,
    })
    const before = await readPublic()
    expect(await json(await save({}))).toMatchObject(before)
    expect(await json(await save({ id: 7, updatedAt: 'никогда', owner: 'я' }))).toMatchObject(before)
  })

  test.each<[string, unknown, string]>([
    ['siteName', ' ', 'Название сайта обязательно'],
    ['siteName', null, 'Название сайта обязательно'],
    ['companyName', '', 'Название компании обязательно'],
    ['companyInn', '', 'ИНН должен содержать не менее 10 цифр'],
    ['companyInn', '123456789', 'ИНН должен содержать не менее 10 цифр'],
    ['companyInn', 'десять букв', 'ИНН должен содержать не менее 10 цифр'],
    ['companyAddress', '', 'Адрес компании обязателен'],
    ['companyPhone', '', 'Телефон компании обязателен'],
    ['workingHours', '', 'Режим работы обязателен'],
    ['siteName', 'я'.repeat(201), 'Не длиннее 200 символов'],
    ['companyOgrn', '123', 'ОГРН состоит из 13 или 15 цифр'],
    ['chatPhone', 'позвоните нам', 'Введите номер полностью, например +7 900 000-00-00'],
    ['botLink', 't.me/bot', 'Введите адрес, который начинается с https://'],
    ['botLink', 'http://t.me/bot', 'Введите адрес, который начинается с https://'],
    ['botLink', 'javascript:alert(1)', 'Введите адрес, который начинается с https://'],
    ['yandexMetrikaId', '12a', 'Номер счётчика Яндекс Метрики состоит только из цифр'],
    [
      'googleAnalyticsId',
      '12345',
      'Идентификатор Google Analytics выглядит так: G-XXXXXXXXXX или UA-XXXXXXXX-X',
    ],
  ])('cannot make %s %j, and nothing else of that form is kept', async (field, value, message) => {
    const response = await save({ ...NEW, [field]: value })
    expect(response.status).toBe(400)
    expect(await response.json()).toEqual({ message, errors: { [field]: message } })
    expect(await readPublic()).toEqual(first)
  })

  test.each(['G-XXXXXXXXXX', 'UA-12345678-1'])('may name the counter %s', async (googleAnalyticsId) => {
    expect(await json(await save({ googleAnalyticsId }))).toMatchObject({ googleAnalyticsId })
  })

  test('from two desks at once changes two settings, and neither is lost', async () => {
    await Promise.all([save({ siteName: 'Первая' }), save({ workingHours: 'всегда' })])
    expect(await readPublic()).toMatchObject({ siteName: 'Первая', workingHours: 'всегда' })
  })
})

describe('A visitor sees new settings at once', () => {
  const readPage = async (address: string) => (await shop.get(address)).text()
  const textOf = (html: string, tag: string) =>
    new RegExp(`<${tag}\\b.*?</${tag}>`, 's').exec(html)?.[0].replace(/<[^>]*>/g, ' ') ?? ''

  test.each(['/', '/contact', '/catalog'])('in header and footer of %s', async (address) => {
    expect(await readPage(address)).toContain(first.workingHours)
    await save(NEW)
    const html = await readPage(address)
    expect(textOf(html, 'header')).toContain(NEW.companyPhone)
    expect(textOf(html, 'header')).toContain(NEW.workingHours)
    expect(textOf(html, 'footer')).toContain(NEW.companyAddress)
    expect(html).toContain(NEW.botLink)
    expect(html).not.toContain(first.companyAddress)
  })

  test('in the description of the first page', async () => {
    expect(await readPage('/')).toContain(first.siteDescription)
    await save(NEW)
    expect(await readPage('/')).toContain(`content="${NEW.siteDescription}`)
  })

  test('in what search engines read of the company', async () => {
    await readPage('/')
    await save({ ...NEW, companyName: 'ООО </script><b>Хитрая</b>' })
    const company = readHead(await readPage('/')).data.find((data) => JSON.stringify(data).includes('LocalB'))
    expect(JSON.stringify(company)).toContain(JSON.stringify(NEW.siteName))
    expect(JSON.stringify(company)).toContain(JSON.stringify('ООО </script><b>Хитрая</b>'))
    expect(JSON.stringify(company)).toContain(NEW.companyPhone)
    expect(JSON.stringify(company)).toContain(NEW.companyInn)
  })

  test('and the counters’ hosts are allowed while they are named, on kept pages too', async () => {
    const policy = async () => (await shop.get('/')).headers.get('content-security-policy') ?? ''
    expect(await policy()).not.toMatch(/yandex|google/)
    await save({ yandexMetrikaId: '12345678' })
    expect(await policy()).toContain('https://mc.yandex.ru')
    await save({ yandexMetrikaId: '', googleAnalyticsId: 'G-ABC123' })
    expect(await policy()).toContain('googletagmanager.com')
    expect(await policy()).not.toContain('yandex')
    await save({ googleAnalyticsId: '' })
    expect(await policy()).not.toMatch(/yandex|google/)
  })
})

test('A manager neither reads nor changes them', async () => {
  const manager = await signInAs(shop, 'manager')
  expect((await shop.get('/api/admin/settings', { cookie: manager })).status).toBe(403)
  const forbidden = await save(NEW, manager)
  expect(forbidden.status).toBe(403)
  expect(await forbidden.json()).toEqual({ message: 'Недостаточно прав' })
  expect((await save(NEW, '')).status).toBe(401)
  expect(await readPublic()).toEqual(first)
})

test.each([
  { lostReasons: ['До\ud800рого'] },
  { consentPurposes: ['\udfff'] },
  { messengers: [{ kind: 'max', value: '+7 916 111-22-33\ud800' }] },
])('Half a character is refused: %j', async (changes) => {
  const refused = await save(changes)
  expect({ status: refused.status, text: await refused.text() }).toMatchObject({
    status: 400,
    text: expect.stringMatching(/недопустимые символы|messengers/),
  })
})
