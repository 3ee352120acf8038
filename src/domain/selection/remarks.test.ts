import { expect, test } from 'vitest'
import type { SiteAnswers } from './answers.ts'
import { unknownSite } from './answers.ts'
import { remarksFor } from './remarks.ts'
import { needOf } from './rules.ts'

const silent: SiteAnswers = {
  ...unknownSite,
  residents: '4',
  livingType: 'permanent',
  guests: '0',
  pipeDepth: 60,
  groundWater: 'low',
  soilType: 'sand',
  waterDisposal: 'drainage_ditch',
  distanceToInstallation: null,
}

/** The tone and the first words of each remark. */
const heard = (answers: Partial<SiteAnswers>) => {
  const site = { ...silent, ...answers }
  return remarksFor(site, needOf(site)).map(({ tone, text }) =>
    `${tone} ${text.replaceAll('\u00a0', ' ')}`.slice(0, 24),
  )
}

const WATER = 'warn Вода выше 1,5 м: са'
const FLOODED = 'warn При такой воде поле'
const CLAY = 'warn Глина почти не впит'
const DEEP = 'warn Глубокая труба и вы'

test.each<[Partial<SiteAnswers>, string[]]>([
  [{}, []],
  [{ groundWater: 'high' }, [WATER]],
  [{ groundWater: 'high', waterDisposal: 'filtration_field' }, [WATER, FLOODED]],
  [{ groundWater: 'high', waterDisposal: 'drainage_well' }, [WATER, FLOODED]],
  [{ groundWater: 'high', soilType: 'clay', waterDisposal: 'drainage_well' }, [WATER, FLOODED]],
  [{ waterDisposal: 'drainage_well' }, []],
  [{ soilType: 'clay' }, []],
  [{ soilType: 'clay', waterDisposal: 'ravine' }, []],
  [{ soilType: 'clay', waterDisposal: 'drainage_well' }, [CLAY]],
  [{ soilType: 'peat_clay', waterDisposal: 'filtration_field' }, [CLAY]],
  [{ soilType: 'loam', waterDisposal: 'filtration_field' }, []],
  [{ soilType: 'quicksand' }, ['warn В плывуне стенки ко']],
  [{ soilType: 'filled' }, ['warn Насыпной грунт сади']],
  [{ pipeDepth: 100, groundWater: 'high' }, [WATER, DEEP]],
  [{ pipeDepth: 180, groundWater: 'high' }, [WATER, DEEP]],
  [{ pipeDepth: 180 }, []],
  [{ livingType: 'weekend' }, ['info Считаем полный дом ']],
  [{ livingType: 'seasonal' }, ['info Если зимой дом пуст']],
  [{ guests: '5+' }, ['info Посчитали пятерых г']],
])('on %j people hear %j', (answers, remarks) => {
  expect(heard(answers)).toEqual(remarks)
})
