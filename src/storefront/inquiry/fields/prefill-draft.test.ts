// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { draftedAnswers, storedDraft } from './form-draft.ts'
import { prefillDraft } from './prefill-draft.ts'

const answers = { name: 'Ирина', phone: '8 926 123-45-67', email: '', message: 'Жильцов: 4' }
const draft = () => storedDraft('Топас 5').get()

beforeEach(() => sessionStorage.clear())

test('an empty form is filled with what a visitor has already told', () => {
  prefillDraft('Топас 5', answers)
  expect(draft()).toEqual(answers)
  expect(storedDraft('Топас 8').get()).toEqual({})
})

test('what was typed there stays, and the answers are added to the message once', () => {
  storedDraft('Топас 5').set({ name: 'Ирина Петровна', phone: '', message: 'Участок на склоне' })
  prefillDraft('Топас 5', answers)
  const filled = { ...answers, name: 'Ирина Петровна', message: 'Участок на склоне\n\nЖильцов: 4' }
  expect(draft()).toEqual(filled)
  prefillDraft('Топас 5', answers)
  expect(draft()).toEqual(filled)
})

test('answers of the wizard go with the form they were prefilled in, the latest ones', () => {
  expect(draftedAnswers('Топас 5')).toEqual({})
  prefillDraft('Топас 5', { ...answers, wizardData: { residents: '4' } })
  prefillDraft('Топас 5', { ...answers, wizardData: { residents: '5', pipeDepth: null } })
  expect(draftedAnswers('Топас 5')).toEqual({ wizardData: { residents: '5', pipeDepth: null } })
  expect(draftedAnswers('Топас 8')).toEqual({})
})
