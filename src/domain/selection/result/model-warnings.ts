import { pitDepth } from '@septic-shop/plot/pit-depth.ts'
import { WATER_BANDS } from '@septic-shop/plot/water.ts'
import { upperFirst } from '../../../lib/text/lower-first.ts'
import { OUTDATED_PRICE } from '../../price/price.ts'
import { HIGH_WATER_WORKS } from '../../price/price-extras.ts'
import { type Candidate, isLifted } from '../candidate.ts'
import type { Selectable } from '../model.ts'
import { EASY_LIFT, EASY_PRESSURE_WAY, INLET_RESERVE } from '../norms.ts'
import { isHighWater, type Plot } from '../plot.ts'
import { centimetres, formatWaterBand, litres } from '../units.ts'

/** What a model needs and its price leaves out, a sentence each; what high water asks for is said of the plot. */
export const tellExtras = (extras: readonly string[]): string[] =>
  extras.filter((one) => !HIGH_WATER_WORKS.includes(one)).map((one) => `${upperFirst(one)} в цену не входит.`)

/** The model with a pump and a usual neck: «Пр» where a deeper one of the line is «Лонг». */
const nameShallow = (name: string) =>
  /(?<![а-яё])Лонг(?![а-яё])/i.test(name) ? 'обычного «Пр»' : 'обычной модели с насосом'

/** Warnings about a model on this plot; `extras` are what its price leaves out. */
export function modelWarnings(
  candidate: Candidate<Selectable>,
  plot: Plot,
  extras: readonly string[],
): string[] {
  const { model } = candidate
  const { product } = model
  const { site, inlet, load, water } = plot
  const pit = pitDepth(product.height)
  const isNeck = product.variant === 'long' || product.variant === 'reinforced'
  const price = product.sources.price
  const found = [
    isLifted(candidate) &&
      site.powerCuts === true &&
      'Насос без света стоит: вода остаётся в станции, пока его не включат.',
    isNeck &&
      isHighWater(plot) &&
      `Глубокая труба и высокая вода дороги вместе. Если трубу можно поднять, хватит ${nameShallow(product.name)}.`,
    pit !== null &&
      water.from >= WATER_BANDS.low.from &&
      !Number.isFinite(water.to) &&
      pit / 10 > water.from &&
      `Котлован ${formatWaterBand(WATER_BANDS.low)} может дойти до воды: якорение решит инженер.`,
    model.inletTo !== null &&
      inlet.from > model.inletTo - INLET_RESERVE &&
      inlet.from <= model.inletTo &&
      `До предела входа, ${centimetres(model.inletTo)}, меньше ${centimetres(INLET_RESERVE)}: трубу измерьте дважды.`,
    model.inletFrom === null &&
      Number.isFinite(inlet.to) &&
      inlet.to < 40 &&
      'Труба мельче 40\u00a0см: наименьшую глубину входа назовёт паспорт, трубу надо утеплить.',
    load.salvo === null &&
      (model.salvo === null
        ? 'Залп модели уточняется по паспорту.'
        : `Залп дома не посчитан. Модель принимает разом ${litres(model.salvo)}${model.otherSalvo === null ? '' : ` по прайсу и ${litres(model.otherSalvo)} по другому каталогу`}; ванна, душ и стирка вместе дают 280\u00a0л.`),
    load.salvo !== null &&
      model.salvo !== null &&
      model.otherSalvo !== null &&
      `Залп в прайсе ${litres(model.salvo)}, в другом каталоге ${litres(model.otherSalvo)}: подтвердит паспорт.`,
    load.salvo !== null && model.salvo === null && 'Залп модели уточняется по паспорту.',
    !isLifted(candidate) &&
      model.outlet === null &&
      model.kind !== 'septic' &&
      'Глубина выхода уточняется по паспорту: считаем, что выход не выше входа.',
    site.livingType !== null &&
      product.livingTypes === null &&
      (site.livingType === 'permanent'
        ? 'Для какого проживания модель, скажет паспорт.'
        : 'Подходит ли модель для перерывов в проживании, скажет паспорт.'),
    site.powerCuts === true &&
      product.needsElectricity !== false &&
      'Свет отключают: станция терпит несколько часов, если сократить расход воды. Дольше нужен генератор.',
    isLifted(candidate) &&
      ((site.distanceToDisposal ?? 0) > EASY_PRESSURE_WAY || (site.plotFall ?? 0) < -EASY_LIFT) &&
      'Отвод длинный или идёт вверх: хватит ли напора насоса, проверит инженер.',
    ...tellExtras(extras),
    product.price !== null && price?.outdated && `${OUTDATED_PRICE}: действующую назовёт инженер.`,
    model.inletTo !== null &&
      product.sources.inletTo?.text.includes('подтвердить') &&
      `Вход до ${centimetres(model.inletTo)} — типовой для линейки, для этой модели подтвердит паспорт.`,
  ]
  return found.filter((text) => typeof text === 'string')
}
