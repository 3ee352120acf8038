import { expect, test } from 'vitest'
import type { SiteAnswers } from '../answers.ts'
import type { Selectable } from '../model.ts'
import { answerOf } from '../plots.fixture.ts'
import { type Individual, individualReasons } from './individual.ts'

const long: Partial<Selectable> = { variant: 'long', inletFrom: 810, inletTo: 1400 }
const at = (pipeDepth: number): Partial<SiteAnswers> => ({
  pipeDepth,
  distanceToInstallation: 0,
  ditchDepth: 500,
})

test.each<[string, Partial<SiteAnswers>, readonly Partial<Selectable>[], Individual | null]>([
  ['five people', {}, [{}], null],
  ['nine people', { residents: '9' }, [{ productivity: 2, maxResidents: 10 }], null],
  ['ten people and more', { residents: '10+' }, [{ productivity: 9, maxResidents: 50 }], 'residents'],
  ['a settlement', { residents: 'settlement' }, [{}], 'settlement'],
  ['a settlement with a deep pipe', { residents: 'settlement', ...at(200) }, [{}], 'settlement'],
  ['a pipe at the limit of the deepest model', at(140), [{}, long], null],
  ['a pipe below it', at(141), [{}, long], 'depth'],
  ['a deep pipe where no limit is known', at(200), [{ inletTo: null }], 'catalogue'],
  ['a house that is too large for all', { residents: '9' }, [{}], 'catalogue'],
  ['a catalogue of nothing', {}, [], 'catalogue'],
  ['a house of which the people are not known', { residents: null }, [{}], null],
])('%s: %#', (_whose, known, models, individual) => {
  const answer = answerOf(known, ...models)
  expect(answer.individual).toBe(individual)
  if (individual !== null) expect(answer.models).toEqual([])
})

test.each<[Individual, RegExp]>([
  ['settlement', /^Для посёлка или предприятия .* по проекту/],
  ['residents', /^От десяти человек/],
  ['depth', /^Труба глубже, чем у любой модели/],
  ['catalogue', /^Готовой модели .* отдельный расчёт/],
])('who is reckoned for by an engineer (%s) reads why', (reason, words) => {
  expect(individualReasons[reason]).toMatch(words)
})
