import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { NO_DETAILS } from '../src/contract/settings.fixture.ts'
import { openPages } from './support/page-document.ts'
import { readHead } from './support/page-head.ts'
import { openShop, signInAs } from './support/shop.ts'

const shop = openShop()
const openPage = openPages(shop)

let admin = ''
/** What a stranger reads before anybody has filled anything in. */
let first: unknown
beforeAll(async () => {
  admin = await signInAs(shop, 'admin')
  first = await readPublic()
})
afterEach(async () => {
  expect((await save({ ...NO_DETAILS, companyOgrn: '' })).status).toBe(200)
})

const json = async (response: Response): Promise<Record<string, unknown>> => response.json()
const readPublic = async () => {
  const { consentVersion: _follows, ...settings } = await json(await shop.get('/api/settings'))
  return settings
}
const readStaff = async () => json(await shop.get('/api/admin/settings', { cookie: admin }))
const save = async (changes: unknown): Promise<Response> =>
  shop.app.request('http://shop.test/api/admin/settings', {
    method: 'PUT',
    headers: { cookie: admin, 'content-type': 'application/json' },
    body: JSON.stringify(changes),
  })
const readPage = async (address: string) => (await shop.get(address)).text()
const companyOf = async (address: string) =>
  readHead(await readPage(address)).data.find((data) => data['@type'] === 'LocalBusiness')

const BANK = {
  bankName: 'АО «Банк»',
  bankBik: '044525700',
  bankAccount: '40703810700001449489',
  bankCorrAccount: '30101810200000000700',
}
const DETAILS = {
  ...BANK,
  companyOgrn: '1027700132195',
  companyKpp: '770101001',
  secondPhone: '+7 (498) 222-33-44',
  companyEmail: 'info@septik.example',
  mapLink: 'https://yandex.ru/maps/-/CDabc123',
  socialLinks: [
    { name: 'ВКонтакте', address: 'https://vk.com/septik' },
    { name: 'Дзен', address: 'https://dzen.ru/septik' },
  ],
}

describe('Without details of the firm', () => {
  test('a visitor reads the specified fields and no others of them; staff read empty ones', async () => {
    expect(first).not.toHaveProperty('companyKpp')
    const names = Object.keys(NO_DETAILS)
    expect(Object.keys(Object(first)).filter((name) => names.includes(name))).toEqual([])
    expect(await readStaff()).toMatchObject(NO_DETAILS)
  })

  test('pages say nothing of them', async () => {
    const company = await companyOf('/contact')
    for (const name of ['identifier', 'hasMap', 'sameAs', 'logo', 'email'])
      expect(company).not.toHaveProperty(name)
    expect(company?.telephone).toBe(Object(first).companyPhone)
    const page = await openPage('/contact')
    expect(page.texts('.requisites dt')).toEqual(['Наименование', 'ИНН', 'Адрес'])
    expect(page.texts('.ftr__phone')).toHaveLength(1)
    expect(page.links('.office__plan, .side__h a').join()).toContain('https://yandex.ru/maps/?text=')
    expect([...readHead(await readPage('/contact')).meta.keys()].join()).not.toContain('verification')
  })
})

test('What is filled in is saved, read by everybody, and gone once it is emptied', async () => {
  expect(await json(await save(DETAILS))).toMatchObject(DETAILS)
  expect(await readPublic()).toMatchObject(DETAILS)
  const empty = Object.fromEntries(Object.keys(NO_DETAILS).map((name) => [name, null]))
  expect((await save({ ...empty, socialLinks: [], companyOgrn: null })).status).toBe(200)
  expect(await readPublic()).toEqual(first)
})

test('Numbers that are pasted in groups are kept as digits', async () => {
  await save({ bankBik: ' 044 525 700 ', bankAccount: '4070 3810 7000 0144 9489', companyKpp: '7701 ab 001' })
  expect(await readStaff()).toMatchObject({
    bankBik: BANK.bankBik,
    bankAccount: BANK.bankAccount,
    companyKpp: '7701AB001',
  })
})

test.each(['1027700132196', '304500116000158'])(
  'ОГРН %s is kept whatever its check digit, as specified',
  async (companyOgrn) => {
    expect((await save({ companyOgrn })).status).toBe(200)
    expect((await save(await readStaff())).status).toBe(200)
    expect(await readStaff()).toMatchObject({ companyOgrn })
  },
)

describe('Wrong details', () => {
  test.each([
    ['companyOgrn', '102770013219', 'ОГРН состоит из 13 или 15 цифр'],
    ['companyKpp', '7701', 'КПП состоит из 9 знаков, например 770101001'],
    ['bankBik', '12345', 'БИК состоит из 9 цифр'],
    ['bankAccount', '123', 'Номер счёта состоит из 20 цифр'],
    ['bankAccount', BANK.bankAccount, 'bankBik: Укажите БИК: по нему проверяется номер счёта'],
    ['secondPhone', '123', 'Введите номер полностью, например +7 900 000-00-00'],
    ['companyEmail', 'info', 'Введите адрес почты, например info@example.ru'],
    ['mapLink', 'javascript:alert(1)', 'Введите адрес, который начинается с https://'],
    ['yandexVerification', 'мой код', 'Вставьте код, который дал Яндекс Вебмастер, или весь тег <meta …>'],
    [
      'yandexVerification',
      'yandex_abc.html',
      'Это имя файла, а нужен код. Выберите подтверждение метатегом: Яндекс Вебмастер даст тег <meta …>',
    ],
    [
      'yandexVerification',
      '<meta name="google-site-verification" content="abcdef123">',
      'Это код для Google Search Console, а здесь нужен Яндекс Вебмастер',
    ],
  ])('%s %j are refused with a sentence, and nothing beside them is kept', async (field, value, words) => {
    const [, at = field, message = ''] = /^(?:(\w+): )?(.+)$/.exec(words) ?? []
    const response = await save({ secondPhone: '+7 (498) 222-33-44', [field]: value })
    expect(response.status).toBe(400)
    expect(await response.json()).toEqual({ message, errors: { [at]: message } })
    expect(await readPublic()).toEqual(first)
  })

  test('an account is compared with the stored БИК, whichever of the two comes alone', async () => {
    await save(BANK)
    for (const [change, message] of [
      [{ bankAccount: '40703810700001449488' }, /Расчётный счёт не подходит к БИК/],
      [{ bankBik: '044525225' }, /не подходит к БИК/],
      [{ bankBik: null }, /Укажите БИК/],
    ] as const) {
      const response = await save(change)
      expect(response.status).toBe(400)
      expect(JSON.stringify(await response.json())).toMatch(message)
    }
    expect(await readStaff()).toMatchObject(BANK)
  })

  test.each([
    [[{ name: '', address: 'https://vk.com/septik' }], /Укажите название/],
    [[{ name: 'ВК', address: 'vk.com/septik' }], /начинается с https/],
    [[{ name: 'ВК', address: 'javascript:alert(1)' }], /начинается с https/],
    [[...DETAILS.socialLinks, DETAILS.socialLinks[0]], /Такая ссылка уже есть/],
    [
      Array.from({ length: 11 }, (_, n) => ({ name: 'ВК', address: `https://vk.com/${n}` })),
      /Не больше десяти/,
    ],
  ])('links %j are refused', async (socialLinks, message) => {
    const response = await save({ socialLinks })
    expect(response.status).toBe(400)
    expect(JSON.stringify(await response.json())).toMatch(message)
    expect(await readPublic()).toEqual(first)
  })
})

describe('A visitor sees the details at once', () => {
  test('on the page of contacts: numbers, bank, second phone and the map', async () => {
    await openPage('/contact')
    await save(DETAILS)
    const page = await openPage('/contact')
    expect(page.texts('.requisites dt')).toEqual([
      'Наименование',
      'ИНН',
      'КПП',
      'ОГРН',
      'Адрес',
      'Банк',
      'БИК',
      'Расчётный счёт',
      'Корр. счёт',
    ])
    expect(page.texts('.requisites dd')).toEqual(expect.arrayContaining(Object.values(BANK)))
    expect(page.links('.contact-ways a')).toContain('tel:+74982223344')
    expect(page.links('.contact-ways a')).toContain('mailto:info@septik.example')
    expect(await companyOf('/contact')).toMatchObject({ email: 'info@septik.example' })
    expect(page.links('.side__h a')).toContain(DETAILS.mapLink)
  })

  test.each(['/privacy', '/terms'])('in the requisites of %s: numbers and bank', async (address) => {
    const entries = async () => (await openPage(address)).texts('[aria-labelledby="requisites"] dt')
    expect(await entries()).toEqual(['Организация', 'ИНН', 'Адрес', 'Часы работы'])
    await save(DETAILS)
    expect(await entries()).toEqual([
      'Организация',
      'ИНН',
      'КПП',
      'ОГРН',
      'Адрес',
      'Часы работы',
      'Банк',
      'БИК',
      'Расчётный счёт',
      'Корр. счёт',
    ])
  })

  test('in the footer of every page, and the header stays', async () => {
    await save(DETAILS)
    for (const address of ['/', '/catalog', '/no-such-page']) {
      const page = await openPage(address)
      expect(page.texts('.ftr__phone')).toEqual([Object(first).companyPhone, DETAILS.secondPhone])
      expect(page.text('.ftr__b')).toContain('КПП 770101001, ОГРН 1027700132195')
      expect(page.links('.ftr__l a')).toEqual(
        expect.arrayContaining(DETAILS.socialLinks.map((link) => link.address)),
      )
      expect(page.text('header')).not.toContain(DETAILS.secondPhone)
    }
  })

  test('in what search engines read of the company', async () => {
    await save(DETAILS)
    for (const address of ['/', '/contact'])
      expect(await companyOf(address)).toMatchObject({
        identifier: [
          { '@type': 'PropertyValue', propertyID: 'ОГРН', value: DETAILS.companyOgrn },
          { '@type': 'PropertyValue', propertyID: 'КПП', value: DETAILS.companyKpp },
        ],
        telephone: [Object(first).companyPhone, DETAILS.secondPhone],
        hasMap: DETAILS.mapLink,
        sameAs: DETAILS.socialLinks.map((link) => link.address),
      })
  })

  test('as codes of search engines in the head, taken out of the tags that were pasted', async () => {
    await save({
      yandexVerification: '<meta name="yandex-verification" content="7f0a1b2c3d4e5f60" />',
      googleVerification: 'rXOxyZ-ounZ_8Z7o',
      bingVerification: '<meta name="msvalidate.01" content="0123456789ABCDEF" />',
      mailruVerification: '0123456789abcdef',
    })
    for (const address of ['/', '/catalog', '/contact', '/no-such-page']) {
      const { meta } = readHead(await readPage(address))
      expect(meta.get('yandex-verification')).toBe('7f0a1b2c3d4e5f60')
      expect(meta.get('google-site-verification')).toBe('rXOxyZ-ounZ_8Z7o')
      expect(meta.get('msvalidate.01')).toBe('0123456789ABCDEF')
      expect(meta.get('wmail-verification')).toBe('0123456789abcdef')
    }
  })
})

test('A tag without a code does not clear the stored one', async () => {
  await save({ yandexVerification: '<meta name=yandex-verification content=7f0a1b2c3d4e5f60>' })
  const response = await save({ yandexVerification: '<meta name="yandex-verification" content="">' })
  expect(response.status).toBe(400)
  expect(JSON.stringify(await response.json())).toContain('В теге нет кода')
  expect(await readStaff()).toMatchObject({ yandexVerification: '7f0a1b2c3d4e5f60' })
})

test('Search engines read the hours by day; those of the seed are the specified ones', async () => {
  const { hours } = Object(first)
  expect(hours).toMatchObject({ mon: ['09:00', '19:00'], sat: ['10:00', '16:00'], sun: ['10:00', '16:00'] })
  await save({ hours: { ...hours, fri: ['09:00', '17:00'], sat: null, sun: null } })
  expect(await companyOf('/contact')).toMatchObject({
    openingHoursSpecification: [
      { dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday'], opens: '09:00', closes: '19:00' },
      { dayOfWeek: ['Friday'], opens: '09:00', closes: '17:00' },
    ],
  })
  await save({ hours })
})
