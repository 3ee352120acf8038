import { describe, expect, test } from 'vitest'
import {
  isAskedOf,
  isChoiceName,
  isNumberName,
  isSwitchName,
  switchNames,
  toChoice,
  unknownSite,
  wizardChoices,
} from './answers.ts'

/** In which ways of discharge a question is asked (decisions.md, wizard fields by step). */
const askedOf = (name: string) => wizardChoices.waterDisposal.filter((way) => isAskedOf(name, way))

describe('A question', () => {
  test.each([
    ['ditchDepth', ['drainage_ditch', 'ravine']],
    ['wellProductivity', ['drainage_well']],
    ['totalRings', ['drainage_well']],
    ['waterRings', ['drainage_well']],
    ['pipeDepth', wizardChoices.waterDisposal],
    ['residents', wizardChoices.waterDisposal],
  ])('%s is asked where water leaves by %j', (name, ways) => {
    expect(askedOf(name)).toEqual(ways)
  })

  test.each(['ditchDepth', 'wellProductivity'])(
    '%s is not asked as long as nobody has said where water goes',
    (name) => {
      expect([isAskedOf(name, null), isAskedOf(name, undefined), isAskedOf(name, 'unknown')]).toEqual([
        false,
        false,
        false,
      ])
      expect(isAskedOf('pipeDepth', null)).toBe(true)
    },
  )

  test('is of one kind: a number, yes or no, or a choice', () => {
    const kinds = Object.keys(unknownSite).map((name) =>
      [isNumberName(name), isSwitchName(name), isChoiceName(name)].filter(Boolean),
    )
    expect(kinds.every((kind) => kind.length === 1)).toBe(true)
    expect(switchNames.map(isNumberName)).toEqual([false, false])
    for (const name of ['toString', 'constructor', '']) {
      expect([isNumberName(name), isSwitchName(name), isChoiceName(name)]).toEqual([false, false, false])
    }
  })
})

test.each([
  ['residents', '4', '4'],
  ['soilType', 'clay', 'clay'],
  ['soilType', '4', null],
  ['residents', 'unknown', null],
  ['residents', '', null],
] as const)('%s «%s» is the answer %j', (name, text, answer) => {
  expect(toChoice(name, text)).toBe(answer)
})
