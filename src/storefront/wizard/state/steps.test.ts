import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { wizardInquirySchema } from '../../../contract/inquiries/wizard.ts'
import { numberRanges, UNKNOWN, unknownSite, wizardChoices } from '../../../domain/selection/answers.ts'
import { formatChoice } from '../../../domain/selection/choice-labels.ts'
import { requiredQuestions } from './required-questions.fixture.ts'
import { findFirstError, LAST_STEP, stepOf } from './steps.ts'
import { findValidationErrors } from './validation-errors.ts'
import { noAnswers, parseValues, toSite, type WizardValues, withAnswer } from './values.ts'

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
  test('are six, each asks for something, and the inquiry has what they ask for', () => {
    expect(LAST_STEP).toBe(6)
    const asked = wizardInquirySchema.keyof().options
    expect([...asked].sort()).toEqual([...Object.keys(noAnswers), 'agree'].sort())
    expect([...new Set(asked.map(stepOf))].sort()).toEqual([1, 2, 3, 4, 5, 6])
  })

  test('are opened at the first mistake in the order of asking', () => {
    expect(findFirstError({ phone: 'x', soilType: 'x', agree: 'x' })).toEqual({ step: 3, field: 'soilType' })
    expect(findFirstError({ guests: 'x', residents: 'x' })).toEqual({ step: 1, field: 'residents' })
    expect(findFirstError({ soilType: 'x', baths: 'x' })).toEqual({ step: 1, field: 'baths' })
    expect(findFirstError({ plotFall: 'x', totalRings: 'x' })).toEqual({ step: 4, field: 'totalRings' })
    expect(findFirstError({ agree: 'x' })).toEqual({ step: 6, field: 'agree' })
    expect(findFirstError({})).toBeNull()
  })
})

describe('The rules', () => {
  test('let a full inquiry through, with an email and without', async () => {
    expect(await findValidationErrors(marina, true)).toEqual({})
    expect(await findValidationErrors({ ...marina, email: ' m@example.ru ' }, true)).toEqual({})
  })

  test('take «не знаю» for every required question about house and plot, and an untouched slider', async () => {
    for (const name of requiredQuestions) {
      expect(await findValidationErrors({ ...marina, [name]: UNKNOWN }, true)).toEqual({})
    }
    expect(await findValidationErrors({ ...marina, pipeDepth: '' }, true)).toEqual({})
    expect(
      Object.keys(await findValidationErrors({ ...marina, name: UNKNOWN, phone: UNKNOWN }, true)),
    ).toEqual(['phone'])
  })

  test('say what is missing everywhere at once', async () => {
    const found = await findValidationErrors(noAnswers, false)
    expect(Object.keys(found).sort()).toEqual(
      [
        'agree',
        'distanceToDisposal',
        'distanceToInstallation',
        'groundWater',
        'guests',
        'livingType',
        'name',
        'phone',
        'residents',
        'soilType',
        'waterDisposal',
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
    ['ditchDepth', 'сто', 'Введите число от\u00a00 до\u00a0500\u00a0см, например 120'],
    ['plotFall', '-1001', 'Введите число от\u00a0−1000 до\u00a01000\u00a0см, например 40'],
    ['totalRings', '2,5', 'Введите целое число от\u00a00 до\u00a020, например 3'],
    ['baths', '10', 'Введите целое число от\u00a00 до\u00a09, например 1'],
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

  test('keeps «не знаю» and a depth off the steps of the slider', () => {
    const kept = { residents: UNKNOWN, pipeDepth: '62.5', banya: 'true', plotFall: 'сто', powerCuts: 'да' }
    expect(parseValues(kept)).toEqual({ ...noAnswers, ...kept, powerCuts: '' })
    expect(parseValues({ pipeDepth: UNKNOWN }).pipeDepth).toBe(UNKNOWN)
  })

  test('never breaks the rules of selection, whatever it is', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...Object.keys(noAnswers)), fc.string()), (stored) => {
        const site = toSite(parseValues(stored))
        for (const [name, { min, max }] of Object.entries(numberRanges)) {
          const number = new Map(Object.entries(site)).get(name) ?? min
          expect(number).toBeGreaterThanOrEqual(min)
          expect(number).toBeLessThanOrEqual(max)
        }
      }),
    )
  })
})

describe('What the selection gets', () => {
  test('is every answer about house and plot, in numbers where they are numbers', () => {
    expect(
      toSite({
        ...marina,
        pipeDepth: '62.5',
        distanceToInstallation: '8,5 м',
        totalRings: '4',
        waterRings: '1,5',
        baths: '1',
        showers: '2',
        washers: '0',
        banya: 'true',
        powerCuts: 'false',
        existing: 'rings',
        ditchDepth: '120 см',
        plotFall: '−40',
        wellProductivity: '0.8',
      }),
    ).toEqual({
      residents: '4',
      livingType: 'permanent',
      guests: '0',
      groundWater: 'low',
      soilType: 'sand',
      waterDisposal: 'ravine',
      existing: 'rings',
      distanceToInstallation: 8.5,
      distanceToDisposal: 0,
      pipeDepth: 62.5,
      totalRings: 4,
      waterRings: 1.5,
      baths: 1,
      showers: 2,
      washers: 0,
      banya: true,
      powerCuts: false,
      ditchDepth: 120,
      plotFall: -40,
      wellProductivity: 0.8,
    })
  })

  test('is null for «не знаю», for nothing and for what is no such number', () => {
    const unknown = Object.fromEntries(Object.keys(unknownSite).map((name) => [name, UNKNOWN]))
    expect(toSite({ ...marina, ...unknown })).toEqual(unknownSite)
    expect(toSite(noAnswers)).toEqual(unknownSite)
    for (const typed of ['501', '-1', '1e2', '12 м', 'сто', '1 2 3 4']) {
      expect(toSite({ ...noAnswers, ditchDepth: typed }).ditchDepth).toBeNull()
    }
  })
})

describe('Another way of discharge', () => {
  const ditch: WizardValues = {
    ...marina,
    waterDisposal: 'drainage_ditch',
    ditchDepth: '120',
    plotFall: '40',
  }

  test('keeps what is asked of it too', () => {
    const ravine = withAnswer(ditch, 'waterDisposal', 'ravine')
    expect(ravine).toEqual({ ...ditch, waterDisposal: 'ravine' })
  })

  test('clears what was asked of the one before alone, and nothing else', () => {
    const well = withAnswer(ditch, 'waterDisposal', 'drainage_well')
    expect(well).toEqual({ ...ditch, waterDisposal: 'drainage_well', ditchDepth: '' })
    const rings = { ...well, wellProductivity: '0,8', totalRings: '4', waterRings: '1' }
    expect(withAnswer(rings, 'waterDisposal', UNKNOWN)).toEqual({ ...well, waterDisposal: UNKNOWN })
  })

  test('is no matter of other answers', () => {
    expect(withAnswer(ditch, 'soilType', 'clay')).toEqual({ ...ditch, soilType: 'clay' })
  })
})

test('every choice has words', () => {
  expect(formatChoice('residents', 'up_to_3')).toBe('До\u00a03')
  expect(formatChoice('groundWater', 'low')).toBe('Низко (более 3\u00a0м)')
  expect(formatChoice('soilType', 'constructor')).toBe('')
  expect(wizardChoices.soilType.map((soil) => formatChoice('soilType', soil))).toEqual([
    'Песок',
    'Суглинок',
    'Глина',
    'Супесь',
    'Торф с глиной',
    'Насыпной',
    'Плывун',
    'Другое',
  ])
})
