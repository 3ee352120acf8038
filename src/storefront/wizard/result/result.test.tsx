// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { answerTexts, answerWithoutSections } from '../../../../tests/support/original-texts.ts'
import {
  beginAnew,
  catalogue,
  openWizard,
  plain,
  press,
  stepIs,
} from '../../../../tests/support/wizard-screen.tsx'

const RESULT = '/#selection-result'

beginAnew()

/** The result, once it is there. */
async function result() {
  const found = await waitFor(() => {
    const place = document.querySelector<HTMLElement>('#selection-result.res')
    if (!place) throw new Error('no result')
    return place
  })
  return within(found)
}
const title = async () => plain((await result()).getByRole('heading', { level: 2 }))

test('a ditch that is too shallow needs a station with a pump, and no other is named', async () => {
  const plot = { residents: '5', livingType: 'permanent', guests: '0', baths: '1', showers: '1' }
  const ground = { pipeDepth: '50', groundWater: 'low', soilType: 'loam', waterDisposal: 'drainage_ditch' }
  const ways = { distanceToInstallation: '8', distanceToDisposal: '12', plotFall: '0', ditchDepth: '50' }
  await openWizard(1, { ...plot, ...ground, ...ways }, RESULT)
  expect(await title()).toBe('Нужна станция с насосом')
  expect(document.querySelector('#selection-result')?.textContent).toContain('Канава мелка')
  const names = (await result()).getAllByRole('heading', { level: 3, name: /^Топас|^Евролос|^Био/ })
  expect(names.length).toBeGreaterThan(0)
  for (const name of names) expect(name.textContent).toContain('Пр')
})

test('a well with water in it is refused in the heading; what decides is said, the rest is folded', async () => {
  const house = {
    residents: '9',
    livingType: 'permanent',
    guests: '0',
    baths: '2',
    showers: '1',
    banya: 'true',
  }
  const ground = { pipeDepth: '60', groundWater: 'medium', soilType: 'loam', existing: 'rings' }
  const well = { waterDisposal: 'drainage_well', totalRings: '5', waterRings: '1' }
  const ways = { distanceToInstallation: '8', distanceToDisposal: '16', plotFall: '0' }
  await openWizard(1, { ...house, ...ground, ...well, ...ways }, RESULT)
  expect(await title()).toBe('Ваш колодец воду не примет. Нужен другой сброс и насосный колодец')
  const shown = await result()
  const notes = [...document.querySelectorAll('.res-notes > .note')].map((one) => plain(one) ?? '')
  expect(notes).toEqual([
    expect.stringMatching(/^В колодце уже стоит вода/),
    expect.stringMatching(/^По кольцам вода стоит на 360 см/),
  ])
  const folded = shown.getByText(/^Ещё \d+\sзамечани/).closest('details')
  expect(folded?.open).toBe(false)
  const said = [...(folded?.querySelectorAll('li') ?? [])].map((one) => one.textContent)
  expect(said.length).toBe(Number(/\d+/.exec(folded?.querySelector('summary')?.textContent ?? '')?.[0]))
  expect(said.join()).toMatch(/Старые кольца сначала откачивают/)
  shown.getByRole('row', { name: /Грунтовая вода 150–300\sсм ваш ответ; по\sкольцам 360\sсм/ })
  expect(shown.getAllByText(/^480 из/).map(plain)).toContain('480 из 550 л')
})

test('a station far too large for its house says why in its card, once', async () => {
  const house = { residents: 'up_to_3', livingType: 'permanent', guests: '0', baths: '1', pipeDepth: '150' }
  const ground = { groundWater: 'low', soilType: 'loam', waterDisposal: 'drainage_ditch', ditchDepth: '400' }
  await openWizard(1, { ...house, ...ground, distanceToInstallation: '8', distanceToDisposal: '5' }, RESULT)
  const [first, ...others] = (await result()).getAllByRole('article').map(plain)
  expect(first).toMatch(
    /Станция больше нужной из-за глубины: .* подойдёт Топас-С 5 Лонг .* поднять трубу на 26 см/,
  )
  expect(others.length).toBeGreaterThan(0)
  const elsewhere = [...others, plain(document.querySelector('.res-notes'))].join()
  expect(elsewhere).not.toContain('больше нужной')
})

const summer = { residents: 'up_to_3', livingType: 'seasonal', guests: '0', pipeDepth: '40' }
const large = { residents: '9', livingType: 'permanent' }
const near = { distanceToInstallation: '6', distanceToDisposal: '10', plotFall: '0' }
const ditch = { waterDisposal: 'drainage_ditch', ditchDepth: '200' }
const wetRings = { waterDisposal: 'drainage_well', existing: 'rings', totalRings: '5', waterRings: '1' }
const field = { soilType: 'sand', waterDisposal: 'filtration_field' }
test.each([
  ['in high water at every one', { ...ditch, groundWater: 'high' }, /./],
  ['behind a well in water at every one', { ...large, ...wetRings, groundWater: 'medium' }, /./],
  ['at the septic tank', { ...field, groundWater: 'low', powerCuts: 'true' }, /Эко/],
  ['at none on a dry plot with a ditch', { ...ditch, groundWater: 'low' }, null],
])('that works are added to the price is said beside it, %s', async (_where, plot, added) => {
  await openWizard(1, { ...summer, ...near, ...plot }, RESULT)
  await result()
  const models = [...document.querySelectorAll('.live__models li, .wiz__best, .res-m')]
  const priced = models.filter((one) => /₽/.test(plain(one) ?? ''))
  const nameOf = (one: Element) => plain(one.querySelector('b, h3, a')) ?? ''
  const expected = priced.filter((one) => added?.test(nameOf(one)))
  expect(priced.length).toBeGreaterThan(2)
  if (added !== null) expect(expected.length).toBeGreaterThan(2)
  expect(priced.filter((one) => plain(one)?.includes('+ доплаты')).map(nameOf)).toEqual(expected.map(nameOf))
  const said = plain(document.querySelector('#selection-result'))
  expect(said?.includes('Поле фильтрации в цену не входит')).toBe('soilType' in plot)
})

test('«Не знаю» everywhere leads to prices and an engineer, never to a model', async () => {
  const names = ['residents', 'livingType', 'guests', 'groundWater', 'soilType', 'waterDisposal']
  await openWizard(1, Object.fromEntries(names.map((name) => [name, 'unknown'])), RESULT)
  expect(await title()).toMatch(/^Станции для дома стоят от \d+ \d+ до \d+ \d+ ₽ с установкой$/)
  const shown = await result()
  expect(shown.queryAllByRole('article')).toEqual([])
  shown.getByRole('row', { name: /^4\sчеловека\sот/ })
  shown.getByText('Что измерит инженер')
  expect(shown.queryByText(/Топас/)).toBeNull()
  expect(shown.getByRole('link', { name: /^\+7/ }).getAttribute('href')).toMatch(/^tel:\+7/)
  await press('Отправить ответы инженеру')
  expect(document.activeElement).toBe(await stepIs(6))
})

test('which texts of the shop visitors can read is asked for where a rule names its source, and nothing more', async () => {
  await openWizard(1, Object.fromEntries(['residents', 'soilType'].map((name) => [name, 'unknown'])), RESULT)
  await result()
  expect(catalogue.asked).toEqual([])
  cleanup()
  await openWizard(1, { residents: '5', livingType: 'permanent', guests: '0', baths: '1' }, RESULT)
  await (await result()).findByRole('heading', { name: 'Почему не другие' })
  await waitFor(() => expect(catalogue.asked).toEqual(['ownTexts.list']))
})

test('each model says what sets it apart, and all of them can be compared', async () => {
  await openWizard(1, { residents: '4', guests: '2', livingType: 'permanent' }, RESULT)
  const shown = await result()
  const reasons = [...document.querySelectorAll('.res-m__why')].map((one) => plain(one)?.trim())
  expect([reasons.length, new Set(reasons).size]).toEqual([3, 3])
  expect(reasons).not.toContain('')
  expect(shown.getByRole('link', { name: 'Сравнить эти три' }).getAttribute('href')).toMatch(
    /^\/compare\?ids=\d+,\d+,\d+$/,
  )
})

test('a browser that refuses to copy gives the link to select', async () => {
  vi.stubGlobal('navigator', {
    userAgent: navigator.userAgent,
    onLine: true,
    clipboard: { writeText: () => Promise.reject(new Error('refused')) },
  })
  await openWizard(1, { residents: '4' }, RESULT)
  await result()
  await press('Скопировать ссылку')
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: /^Ссылка на этот расчёт/ })
  expect(field.value).toBe('http://shop.test/?residents=4')
  vi.unstubAllGlobals()
})

test('a link that came cut says so with what was read; one of an advertisement says nothing', async () => {
  /** Opens a link as a new document does: no code has been run, what is stored is there. */
  async function openLink(address: string) {
    document.body.replaceChildren()
    vi.resetModules()
    const screen = await import('../../../../tests/support/wizard-screen.tsx')
    await screen.openWizard(undefined, {}, address)
  }
  const cut = /Часть ссылки не\sпрочитана\./
  const chosen = () => document.querySelector<HTMLInputElement>('[name="residents"]:checked')?.value
  await openLink('/?residents=5&soilType=lava')
  ;(await result()).getByText(cut)
  expect(chosen()).toBe('5')
  await openLink('/?soilType=lava')
  await screen.findByText(cut)
  // Nothing was read: the answers of before stay, and no result is opened.
  expect(chosen()).toBe('5')
  expect(document.querySelector('.res')).toBeNull()
  await openLink('/?residents=5&utm_source=ya')
  await result()
  expect(screen.queryByText(cut)).toBeNull()
})

/** What stands below the heading of the measurements, and of the button that sends the result. */
const promised = () =>
  ['Что измерит инженер', 'Отправить этот расчёт'].map(
    (name) => screen.getByRole('heading', { name }).nextElementSibling?.textContent,
  )

test('what the result promises is said in the words of staff, or not at all', async () => {
  const house = { residents: '5', livingType: 'permanent', guests: '0', baths: '1', showers: '1' }
  const wizardPart = { toMeasure: 'Замер бесплатный.', sendNote: '', noModels: 'Приедем.', individual: '' }
  const own: typeof answerTexts = (endpoint, input) =>
    endpoint === 'section' ? { wizardPart } : answerTexts(endpoint, input)
  await openWizard(1, house, RESULT, own)
  await (await result()).findByText('Замер бесплатный.')
  expect(promised()).toEqual(['Замер бесплатный.', undefined])
  cleanup()
  await openWizard(1, { livingType: 'permanent', pipeDepth: '50' }, RESULT, own)
  await (await result()).findByText(/ поэтому модель пока не называем\. Приедем\.$/)
  cleanup()
  await openWizard(1, house, RESULT, answerWithoutSections)
  await result()
  expect(promised()).toEqual([undefined, undefined])
})
