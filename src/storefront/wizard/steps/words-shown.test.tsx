import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import home from '../../../../content/pages/home.json' with { type: 'json' }
import { UNKNOWN } from '../../../domain/selection/answers.ts'
import { noAnswers, type WizardValues } from '../state/values.ts'
import { HouseStep } from './house-step.tsx'
import { laterSteps } from './later-steps.ts'

const { wizardHouse, wizardPipe, wizardSoil, wizardOutfall, wizardWay } = home
const asked = { wizardHouse, wizardPipe, wizardSoil, wizardOutfall, wizardWay }
/** What the form around the steps shows. */
const OF_THE_FORM = ['title', 'next']

/** Answers by which all questions are asked, each in all of its ways. */
const ANSWERS: readonly Partial<WizardValues>[] = [
  {},
  { pipeDepth: UNKNOWN },
  { waterDisposal: 'drainage_ditch' },
  { waterDisposal: 'ravine' },
  { waterDisposal: 'drainage_well' },
]

/** All questions, of a shop with these words. */
const show = (words: typeof home): string =>
  ANSWERS.flatMap((answers) => {
    const state = {
      words,
      values: { ...noAnswers, ...answers },
      errors: {},
      answer() {},
      agree: false,
      setAgree() {},
    }
    // The last step asks for contacts alone.
    return [HouseStep, ...laterSteps.slice(0, -1)].map((Questions) =>
      renderToStaticMarkup(<Questions state={state} />),
    )
  }).join()

const names = Object.entries(asked).flatMap(([part, texts]) =>
  Object.keys(texts)
    .filter((name) => !OF_THE_FORM.includes(name))
    .map((name) => [part, name] as const),
)

test.each(names)('the staff write what is asked: %s, %s', (part, name) => {
  const own = `Своими-словами:${name}`
  const words = { ...home, ...Object.fromEntries([[part, { ...Object(Object(home)[part]), [name]: own }]]) }
  expect(show(words)).toContain(own)
})

test('without an explanation there is none', () => {
  const emptied = (texts: Readonly<Record<string, string>>) =>
    Object.fromEntries(
      Object.entries(texts)
        .filter(([name]) => /Hint$/.test(name))
        .map(([name]) => [name, '']),
    )
  const html = show({
    ...home,
    wizardHouse: { ...wizardHouse, ...emptied(wizardHouse) },
    wizardPipe: { ...wizardPipe, ...emptied(wizardPipe) },
    wizardSoil: { ...wizardSoil, ...emptied(wizardSoil) },
    wizardOutfall: { ...wizardOutfall, ...emptied(wizardOutfall) },
  })
  // Those of the way say how far the pipe falls, which is reckoned.
  expect(html.split('class="hint"').length - 1).toBe(ANSWERS.length * 2)
  expect(html).not.toMatch(/aria-describedby=""/)
})
