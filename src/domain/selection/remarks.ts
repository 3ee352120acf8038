import type { SiteAnswers } from './answers.ts'
import type { Need } from './rules.ts'

/** A remark; `warn` is a warning. */
export interface Remark {
  tone: 'warn' | 'info'
  text: string
}

interface Rule extends Remark {
  when: (site: SiteAnswers, need: Need) => boolean
}

const clayey = ({ soilType }: SiteAnswers) => soilType === 'clay' || soilType === 'peat_clay'
const soaksAway = ({ waterDisposal }: SiteAnswers) =>
  waterDisposal === 'filtration_field' || waterDisposal === 'drainage_well'

/**
 * Advice on answers that change no model. Sources: the shop's FAQ on weekend houses and forced discharge
 * (content/seed/faq.json), its articles on outfalls and wet ground (content/seed/blog).
 */
const rules: readonly Rule[] = [
  {
    tone: 'warn',
    when: ({ groundWater }) => groundWater === 'high',
    text: 'Вода выше 1,5\u00a0м: самотёком её не отвести, а корпус закрепляют от всплытия.',
  },
  {
    tone: 'warn',
    when: (site) => site.groundWater === 'high' && soaksAway(site),
    text: 'При такой воде поле и колодец стоят затопленными. Надёжнее канава или насыпное поле.',
  },
  {
    tone: 'warn',
    when: (site) => site.groundWater !== 'high' && clayey(site) && soaksAway(site),
    text: 'Глина почти не впитывает: поле или колодец на ней переполнятся. Лучше канава или овраг.',
  },
  {
    tone: 'warn',
    when: ({ soilType }) => soilType === 'quicksand',
    text: 'В плывуне стенки котлована не стоят. Чем ниже корпус, тем проще и дешевле монтаж.',
  },
  {
    tone: 'warn',
    when: ({ soilType }) => soilType === 'filled',
    text: 'Насыпной грунт садится: основание и уклон трубы нужно проверить на месте.',
  },
  {
    tone: 'warn',
    when: ({ groundWater }, { variant }) =>
      groundWater === 'high' && (variant === 'long' || variant === 'reinforced'),
    text: 'Глубокая труба и высокая вода дороги вместе. Если трубу можно поднять, хватит обычного «Пр».',
  },
  {
    tone: 'info',
    when: ({ livingType }) => livingType === 'weekend',
    text: 'Считаем полный дом в выходные: станция должна принять субботу целиком.',
  },
  {
    tone: 'info',
    when: ({ livingType }) => livingType === 'seasonal',
    text: 'Если зимой дом пустует, станцию на это время консервируют.',
  },
  {
    tone: 'info',
    when: ({ guests }) => guests === '5+',
    text: 'Посчитали пятерых гостей. Если бывает больше, напишите в комментарии.',
  },
]

/** Remarks on these answers, most important first. */
export function remarksFor(site: SiteAnswers, need: Need): Remark[] {
  return rules.filter(({ when }) => when(site, need)).map(({ tone, text }) => ({ tone, text }))
}
