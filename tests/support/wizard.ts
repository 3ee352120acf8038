import type { Page } from '@playwright/test'
import { visit } from './e2e.ts'

/** Mocks `window.open`; opened addresses are recorded in the page. */
export async function withWindow(page: Page, behaviour: 'opens' | 'answers null') {
  await page.addInitScript((how) => {
    window.open = (address) => {
      document.documentElement.dataset.opened = String(address)
      return how === 'opens' ? window : null
    }
  }, behaviour)
}

export const openedChat = (page: Page) => page.evaluate(() => document.documentElement.dataset.opened ?? '')
export const wizard = (page: Page) => page.locator('#product-wizard')
export const next = (page: Page) => wizard(page).getByRole('button', { name: 'Далее' }).click()
export const submit = (page: Page) => wizard(page).getByRole('button', { name: 'Отправить' }).click()
export const step = (page: Page, number: number) =>
  wizard(page).getByRole('heading', { name: `Шаг ${number} из 6` })
/** A question with its answers and its «Не знаю». */
export const question = (page: Page, name: string) => wizard(page).getByRole('group', { name })
/** Clicks an option's label; the radio button itself is invisible. */
export const choose = (page: Page, name: string, answer: string) =>
  question(page, name).getByRole('radio', { name: answer, exact: true }).check()

export async function answerHouse(page: Page, { people = '4', guests = '2' } = {}) {
  await choose(page, 'Сколько человек живёт в доме?', people)
  await choose(page, 'Как живёте?', 'Постоянно')
  await choose(page, 'Сколько бывает гостей?', guests)
}

export async function answerEverything(page: Page) {
  await answerHouse(page)
  await next(page)
  await wizard(page).getByRole('slider', { name: 'На какой глубине труба выходит из дома?' }).fill('95')
  await choose(page, 'Как близко грунтовая вода?', 'Высоко 0–1,5 м')
  await next(page)
  await choose(page, 'Какой на участке грунт?', 'Супесь лепится в комок, шнура не даёт')
  await next(page)
  await choose(page, 'Куда уйдёт очищенная вода?', 'Дренажный колодец кольца, вода уходит в грунт')
  await wizard(page).getByLabel('Колец всего').fill('5')
  await next(page)
  await wizard(page).getByLabel('До места установки, м').fill('8,5')
  await wizard(page).getByLabel('До точки сброса, м').fill('15')
  await next(page)
  await wizard(page).getByLabel('Имя').fill('Марина')
  await wizard(page).getByLabel('Телефон').fill('+7 916 000-00-00')
  await wizard(page).getByLabel('Комментарий').fill('Ворота 3 метра')
  await agree(page)
}

/** The answers of `answerEverything`, as the browser keeps them. */
const everything = {
  residents: '4',
  livingType: 'permanent',
  guests: '2',
  pipeDepth: '95',
  groundWater: 'high',
  soilType: 'sandy_loam',
  waterDisposal: 'drainage_well',
  totalRings: '5',
  distanceToInstallation: '8,5',
  distanceToDisposal: '15',
  name: 'Марина',
  phone: '+7 916 000-00-00',
  comment: 'Ворота 3 метра',
}

/** Opens the wizard at a step, from 1, as left by a visitor with these answers; without the consent, which is never kept. */
export async function visitStep(
  page: Page,
  step: number,
  values: Readonly<Record<string, string>> = everything,
) {
  await page.addInitScript((kept) => {
    // The script runs in every document; later changes must be kept.
    if (sessionStorage.getItem('is-answered') !== null) return
    sessionStorage.setItem('is-answered', 'yes')
    sessionStorage.setItem('inquiry-draft:wizard', kept)
  }, JSON.stringify({ step, values }))
  await visit(page, '/')
}

export const agree = (page: Page) =>
  wizard(page)
    .getByLabel(/^Согласен на обработку/)
    .check()
