import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { wizardRequestSchema } from '../../contract/wizard.ts'
import { wizardChoices } from '../../domain/selection/answers.ts'
import { formatChoice } from '../../domain/selection/choice-labels.ts'
import { findFirstError, LAST_STEP, steps } from './steps.ts'
import { findValidationErrors } from './validation-errors.ts'
import { noAnswers, parseValues, toSite, type WizardValues } from './values.ts'

const marina: WizardValues = {
  ...noAnswers,
  residents: '4',
  livingType: 'permanent',
  guests: '0',
  groundWater: 'low',
  soilType: 'sand',
  waterDisposal: 'ravine',
  distanceToInstallation: '8',
  distanceToDisposal: '0',
  name: 'Марина',
  phone: '+7 916 000-00-00',
}

describe('The steps', () => {
  test('are six and ask for every field of the request once', () => {
    expect(LAST_STEP).toBe(6)
    const asked = steps.flatMap(({ fields }) => fields)
    expect(new Set(asked).size).toBe(asked.length)
    expect([...asked].sort()).toEqual(Object.keys(wizardRequestSchema.shape).sort())
    expect([...asked].sort()).toEqual([...Object.keys(noAnswers), 'agree'].sort())
  })

  test('are opened at the first mistake in the order of asking', () => {
    expect(findFirstError({ phone: 'x', soilType: 'x', agree: 'x' })).toEqual({ step: 3, field: 'soilType' })
    expect(findFirstError({ guests: 'x', residents: 'x' })).toEqual({ step: 1, field: 'residents' })
    expect(findFirstError({ agree: 'x' })).toEqual({ step: 6, field: 'agree' })
    expect(findFirstError({})).toBeNull()
  })
})

describe('The rules', () => {
  test('let a full request through, with an email and without', async () => {
    expect(await findValidationErrors(marina, true)).toEqual({})
    expect(await findValidationErrors({ ...marina, email: ' m@example.ru ' }, true)).toEqual({})
  })

  test('say what is missing everywhere at once', async () => {
    const found = await findValidationErrors(noAnswers, false)
    expect(Object.keys(found).sort()).toEqual(
      [
        ...['agree', 'distanceToDisposal', 'distanceToInstallation', 'groundWater', 'guests', 'livingType'],
        ...['name', 'phone', 'residents', 'soilType', 'waterDisposal'],
      ].sort(),
    )
  })

  test.each([
    ['name', 'М', 'Имя должно содержать как минимум 2 символа'],
    ['name', '', 'Имя должно содержать как минимум 2 символа'],
    ['phone', '+7 916', 'Пожалуйста, введите корректный номер телефона'],
    ['phone', '', 'Пожалуйста, введите корректный номер телефона'],
    ['email', 'm@', 'Пожалуйста, введите корректный email'],
    ['residents', '8', 'Выберите, сколько человек живёт в доме'],
    ['distanceToInstallation', '-1', 'Введите расстояние в метрах, например 8'],
    ['distanceToInstallation', '1001', 'Введите расстояние не больше 1000\u00a0м'],
    ['distanceToDisposal', ' ', 'Укажите расстояние до точки сброса'],
  ] as const)('%s «%s»: %s', async (name, value, message) => {
    expect(await findValidationErrors({ ...marina, [name]: value }, true)).toEqual({ [name]: message })
  })

  test('need the consent', async () => {
    expect(await findValidationErrors(marina, false)).toEqual({
      agree: 'Необходимо согласие на обработку персональных данных',
    })
  })
})

describe('What an earlier visit kept', () => {
  test('comes back as it was', () => {
    expect(parseValues(JSON.parse(JSON.stringify(marina)))).toEqual(marina)
  })

  test('is left out where it is no answer of this wizard', () => {
    expect(parseValues({ residents: '8', pipeDepth: '9000', name: 7, other: 'x', soilType: 'sand' })).toEqual(
      {
        ...noAnswers,
        soilType: 'sand',
      },
    )
    expect(parseValues(null)).toEqual(noAnswers)
  })

  test('never breaks the rules of selection, whatever it is', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...Object.keys(noAnswers)), fc.string()), (stored) => {
        const site = toSite(parseValues(stored))
        expect(site.pipeDepth ?? 10).toBeGreaterThanOrEqual(10)
        expect(site.distanceToInstallation ?? 0).toBeGreaterThanOrEqual(0)
      }),
    )
  })
})

test('every choice has words', () => {
  expect(formatChoice('residents', 'up_to_3')).toBe('До\u00a03')
  expect(formatChoice('groundWater', 'low')).toBe('Низко (более 3\u00a0м)')
  expect(formatChoice('soilType', 'constructor')).toBe('')
  expect(wizardChoices.soilType.map((soil) => formatChoice('soilType', soil))).toEqual([
    ...['Песок', 'Суглинок', 'Глина', 'Супесь', 'Торф с глиной', 'Насыпной', 'Плывун', 'Другое'],
  ])
})
