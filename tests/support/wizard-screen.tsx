import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach } from 'vitest'
import home from '../../content/pages/home.json' with { type: 'json' }
import seeded from '../../content/seed/products.json' with { type: 'json' }
import { createProduct } from '../../src/contract/catalogue/product.fixture.ts'
import { createSettings } from '../../src/contract/settings.fixture.ts'
import { Wizard } from '../../src/storefront/wizard/wizard.tsx'
import { answerTexts } from './original-texts.ts'
import { openStorefrontScreen } from './storefront-screen.tsx'

const products = seeded.map((model, at) => ({ ...createProduct(), ...model, id: at + 1 }))

/** The catalogue that the wizard asks for. */
export const catalogue: { isAway: boolean; arrival: Promise<void>; asked: string[] } = {
  isAway: false,
  /** Its answer is on its way until then. */
  arrival: Promise.resolve(),
  /** What else was asked for. */
  asked: [],
}

/** Lets each test of a file begin with a catalogue, and without answers of the one before. */
export const beginAnew = () =>
  beforeEach(() => {
    Object.assign(catalogue, { isAway: false, arrival: Promise.resolve(), asked: [] })
    sessionStorage.clear()
  })

/** Opens the wizard at a step, from 1, with these answers, in a document with this address. */
export async function openWizard(
  step?: number,
  values: Readonly<Record<string, string>> = {},
  address = '/',
  texts = answerTexts,
  words = home,
): Promise<void> {
  if (step !== undefined) sessionStorage.setItem('inquiry-draft:wizard', JSON.stringify({ step, values }))
  const answer = async ([noun, verb]: readonly [string, string]) => {
    if (noun === 'settings') return createSettings()
    if (noun !== 'products') catalogue.asked.push(`${noun}.${verb}`)
    if (catalogue.isAway) throw new Error('away')
    await catalogue.arrival
    return products
  }
  await openStorefrontScreen(() => <Wizard {...home.wizard} words={words} />, answer, { address, texts })
}

/** A text with ordinary spaces. */
export const plain = (element: Element | null | undefined) => element?.textContent?.replaceAll(/\s/g, ' ')
/** A question with its answers. */
export const group = (name: string | RegExp) => within(screen.getByRole('group', { name }))
/** Chooses an answer, written with ordinary spaces. */
export const choose = (question: string, answer: string) =>
  act(async () =>
    group(question)
      .getByRole('radio', { name: (name) => name.replaceAll(/\s/g, ' ') === answer })
      .click(),
  )
export const press = (name: string | RegExp) => act(async () => screen.getByRole('button', { name }).click())
export const type = (field: Element, value: string) =>
  act(async () => void fireEvent.input(field, { target: { value } }))
/** Waits for a step, from 1. */
export const stepIs = (number: number) =>
  screen.findByRole('heading', { name: new RegExp(`^Шаг ${number} из 6`) })
/** The calculation. */
export const panel = () => plain(document.querySelector('.calc')) ?? ''
/** The first of the models in it. */
export const firstModel = () => plain(document.querySelector('.live__models li'))
/** Waits for the models in it. */
export const modelsShown = () =>
  waitFor(() => {
    if (firstModel() === undefined) throw new Error('no models yet')
  })
