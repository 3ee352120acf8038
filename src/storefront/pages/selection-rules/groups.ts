import { formatNumber } from '@septic-shop/plot/number-format.ts'
import { SLOPE } from '@septic-shop/plot/pipes.ts'
import { HIGH_WATER } from '@septic-shop/plot/water.ts'
import {
  DRY_LAYER,
  GUEST_LITRES,
  RESIDENT_LITRES,
  type RuleName,
  SURE_HEAD,
} from '../../../domain/selection/norms.ts'
import { SALVO_LITRES } from '../../../domain/selection/salvo.ts'

interface Group {
  title: string
  text: string
  names: readonly RuleName[]
}

/** The rules by what they ask, in the order of the wizard's questions. */
export const groups: readonly Group[] = [
  {
    title: 'Сколько воды',
    text: 'Станция не меньше нужного и не втрое больше: илу нужно питание.',
    names: ['load', 'salvo', 'oversize', 'residence'],
  },
  {
    title: 'Какая глубина',
    text: 'Предел трубы у каждой модели свой.',
    names: ['inlet'],
  },
  {
    title: 'Самотёк или насос',
    text: 'Вода должна прийти выше дна канавы, а к колодцу и полю — не встретить грунтовую.',
    names: ['outlet', 'water', 'soil', 'well', 'electricity'],
  },
]

const { bath, shower, washer, banya } = SALVO_LITRES

/** The number of a rule, for those who only look for it; a rule without one is answered by its text. */
export const figures: Partial<Record<RuleName, string>> = {
  load: `${RESIDENT_LITRES} и ${GUEST_LITRES}\u00a0л`,
  salvo: `${bath}, ${shower}, ${washer}, ${banya}\u00a0л`,
  oversize: 'не меньше трети',
  inlet: `${SLOPE}\u00a0см на метр`,
  outlet: `от ${SURE_HEAD}\u00a0см`,
  water: `${formatNumber(HIGH_WATER / 100)}\u00a0м`,
  well: `не меньше ${formatNumber(DRY_LAYER / 100)}\u00a0м`,
}
