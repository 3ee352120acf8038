import { expect, test } from 'vitest'
import { toParameters } from '../../../domain/selection/parameters.ts'
import { findLinkedAnswers } from './linked-answers.ts'
import { noAnswers, toSite } from './values.ts'

const answers = {
  residents: '10+',
  livingType: 'permanent',
  guests: '5+',
  pipeDepth: '62.5',
  plotFall: '-40',
  distanceToInstallation: '8,5',
  ditchDepth: '120',
  banya: 'true',
  powerCuts: 'false',
  baths: '0',
}

test('a link carries every answer there and back', () => {
  const site = toSite({ ...noAnswers, ...answers })
  expect(findLinkedAnswers(`?${toParameters(site)}`)).toEqual({ values: answers, isWhole: true })
})

test('a link of an advertisement has no answers', () => {
  expect(findLinkedAnswers('?utm_source=ya&yclid=1')).toEqual({ values: {}, isWhole: true })
  expect(findLinkedAnswers('')).toEqual({ values: {}, isWhole: true })
})

test('wrong values and personal fields of a link are left out, the rest holds', () => {
  expect(findLinkedAnswers('?residents=5&soilType=lava&pipeDepth=900&name=Anna&phone=1&utm=2')).toEqual({
    values: { residents: '5' },
    isWhole: false,
  })
})

test('personal fields alone break no link, and of two answers to a question the first holds', () => {
  expect(findLinkedAnswers('?residents=5&name=Anna&agree=true')).toEqual({
    values: { residents: '5' },
    isWhole: true,
  })
  expect(findLinkedAnswers('?residents=5&residents=6')).toEqual({
    values: { residents: '5' },
    isWhole: false,
  })
})
