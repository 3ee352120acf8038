import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { numberRanges, type SiteAnswers, switchNames, unknownSite, wizardChoices } from './answers.ts'
import { parseParameters, toParameters } from './parameters.ts'

const parse = (query: string) => parseParameters(new URLSearchParams(query))

describe('Answers in an address', () => {
  test('absent ones are unknown, present ones have their kind', () => {
    expect(parse('residents=5&pipeDepth=62.5&banya=true&plotFall=-40')).toEqual({
      site: { ...unknownSite, residents: '5', pipeDepth: 62.5, banya: true, plotFall: -40 },
    })
  })

  test('a plus that arrived as a blank is a plus', () => {
    expect(parse('residents=10+&guests=5+')).toEqual({
      site: { ...unknownSite, residents: '10+', guests: '5+' },
    })
    expect(parse('residents=10%2B')).toEqual({ site: { ...unknownSite, residents: '10+' } })
  })

  test.each([
    ['residents=8', 'Для «residents» можно указать: up_to_3, 4, 5, 6, 7, 9, 10+, settlement.'],
    ['residents=', 'Для «residents» можно указать: up_to_3, 4, 5, 6, 7, 9, 10+, settlement.'],
    ['pipeDepth=501', 'Для «pipeDepth» нужно число от 0 до 500.'],
    ['pipeDepth=-1', 'Для «pipeDepth» нужно число от 0 до 500.'],
    ['pipeDepth=', 'Для «pipeDepth» нужно число от 0 до 500.'],
    ['pipeDepth=0x10', 'Для «pipeDepth» нужно число от 0 до 500.'],
    ['pipeDepth=60,5', 'Для «pipeDepth» нужно число от 0 до 500.'],
    ['baths=1.5', 'Для «baths» нужно целое число от 0 до 9.'],
    ['banya=1', 'Для «banya» можно указать: true, false.'],
    ['colour=red', 'Параметр «colour» неизвестен.'],
    ['toString=1', 'Параметр «toString» неизвестен.'],
    ['__proto__=1', 'Параметр «__proto__» неизвестен.'],
    ['residents=4&residents=5', 'Параметр «residents» указан дважды.'],
    ['phone=79990000000', 'Личные данные в адрес не пишут: уберите «phone».'],
    ['name=Иван', 'Личные данные в адрес не пишут: уберите «name».'],
  ])('%s is refused with a sentence', (query, message) => {
    expect(parse(query)).toEqual({ message })
  })

  test('what is written is read again, whatever was answered', () => {
    const numbers = Object.fromEntries(
      Object.entries(numberRanges).map(([name, { min, max }]) => [name, fc.option(fc.integer({ min, max }))]),
    )
    const choices = Object.fromEntries(
      Object.entries(wizardChoices).map(([name, offered]) => [name, fc.constantFrom(null, ...offered)]),
    )
    const switches = Object.fromEntries(switchNames.map((name) => [name, fc.constantFrom(null, true, false)]))
    fc.assert(
      fc.property(fc.record({ ...choices, ...numbers, ...switches }), (answers) => {
        const site = { ...unknownSite, ...answers } as SiteAnswers
        expect(parseParameters(toParameters(site))).toEqual({ site })
      }),
    )
  })
})
