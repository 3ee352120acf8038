import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import words from '../../../../content/pages/home.json' with { type: 'json' }
import { type QuestionName, questions } from '../../../domain/selection/questions.ts'
import { stepOf } from '../state/steps.ts'
import { noAnswers } from '../state/values.ts'
import { HouseStep } from './house-step.tsx'
import { laterSteps } from './later-steps.ts'

const screens = [HouseStep, ...laterSteps]
const names = Object.keys(questions) as QuestionName[]

test.each(names)('a visitor can answer %s on the screen of its step', (name) => {
  const Questions = screens[stepOf(name) - 1]
  const question = questions[name]
  const waterDisposal = 'askedOf' in question ? question.askedOf[0] : ''
  const values = { ...noAnswers, waterDisposal }
  const state = { words, values, errors: {}, answer() {}, agree: false, setAgree() {} }
  expect(Questions && renderToStaticMarkup(<Questions state={state} />)).toContain(` name="${name}"`)
})
