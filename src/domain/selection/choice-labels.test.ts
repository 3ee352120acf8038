import { WATER_BANDS } from '@septic-shop/plot/water.ts'
import { describe, expect, test } from 'vitest'
import { isChoiceName, toChoice, wizardChoices } from './answers.ts'
import { choiceLabels, formatChoice } from './choice-labels.ts'
import { formatWaterBand, metres } from './units.ts'

const plain = (text: string) => text.replaceAll('\u00a0', ' ')

describe('What is offered', () => {
  /** Label and, after a stroke, what stands below it in small letters. */
  const offered = {
    residents: ['До 3', '4', '5', '6', '7', '9', '10+', 'Посёлок или производство'],
    livingType: ['Постоянно', 'По выходным | дача', 'Сезонно'],
    guests: ['0', '1', '2', '3', '4', '5+'],
    groundWater: ['Высоко | 0–1,5 м', 'Средне | 1,5–3 м', 'Низко | более 3 м'],
    soilType: ['Песок', 'Суглинок', 'Глина', 'Супесь', 'Торф с глиной', 'Насыпной', 'Плывун', 'Другое'],
    waterDisposal: ['Дренажная канава', 'Овраг', 'Дренажный колодец', 'Поле фильтрации', 'Другое'],
  } as const

  test.each(Object.entries(offered))(
    'to the question about %s, in this order and these words',
    (name, words) => {
      expect(isChoiceName(name)).toBe(true)
      if (!isChoiceName(name)) return
      const labels = new Map(Object.entries(choiceLabels[name]))
      const shown = wizardChoices[name].map((choice) => {
        const { label, detail } = labels.get(choice) ?? { label: 'nothing' }
        return plain(detail === undefined ? label : `${label} | ${detail}`)
      })
      expect(shown).toEqual(words)
    },
  )

  test('with the depths of ground water that the rules reckon with', () => {
    const { high, medium, low } = choiceLabels.groundWater
    expect([high.detail, medium.detail, low.detail]).toEqual([
      `0–${metres(WATER_BANDS.high.to / 100)}`,
      formatWaterBand(WATER_BANDS.medium),
      `более ${metres(WATER_BANDS.low.from / 100)}`,
    ])
  })
})

describe('In an inquiry an answer is written', () => {
  test.each([
    ['residents', 'up_to_3', 'До 3'],
    ['livingType', 'permanent', 'Постоянно'],
    ['livingType', 'weekend', 'По выходным (дача)'],
    ['groundWater', 'high', 'Высоко (0–1,5 м)'],
    ['soilType', 'clay', 'Глина'],
    ['waterDisposal', 'ravine', 'Овраг'],
    ['soilType', 'granite', ''],
    ['soilType', 'toString', ''],
  ] as const)('%s, %s: «%s»', (name, value, text) => {
    expect(plain(formatChoice(name, value))).toBe(text)
  })
})

describe('What an address or a draft says', () => {
  test('counts only when it is offered to that very question', () => {
    expect(toChoice('soilType', 'clay')).toBe('clay')
    expect(toChoice('groundWater', 'medium')).toBe('medium')
    expect(toChoice('soilType', 'ravine')).toBeNull()
    expect(toChoice('soilType', '')).toBeNull()
  })

  test('is a choice for the six questions that have choices', () => {
    expect(Object.keys(wizardChoices).every(isChoiceName)).toBe(true)
    expect(['pipeDepth', 'toString', ''].some(isChoiceName)).toBe(false)
  })
})
