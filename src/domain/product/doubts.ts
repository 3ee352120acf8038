import { lazy } from '../../lib/lazy.ts'
import { type SiteAnswers, unknownSite } from '../selection/answers.ts'
import { type Model, type Selectable, toModel } from '../selection/model.ts'
import { type Plot, toPlot } from '../selection/plot.ts'
import { checkInlet, checkLoad, checkSalvo } from '../selection/rules/house-rules.ts'
import { firstModel } from '../selection/select-models.ts'

/** Numbers of a model that the rules compare with a plot. */
export const comparedNumbers = ['batchDischarge', 'productivity', 'inletTo'] as const
type ComparedNumber = (typeof comparedNumbers)[number]

/** A number of a model that two sources state differently, and how many selections turn on it. */
export interface Doubt<T extends Selectable> {
  product: T
  field: ComparedNumber
  /** In the units of the product: litres, m³ a day, millimetres. */
  value: number
  otherValue: number
  source: { text: string; date: string }
  /** Houses whose first model depends on which source is right, of all that are asked. */
  decided: number
  asked: number
  /** The first such house. */
  example: {
    site: SiteAnswers
    /** First models if the value is right, and if the other one is; null where an engineer has to calculate. */
    confirmed: T | null
    refuted: T | null
  }
}

/** Usual houses: family, bathrooms and ground water vary; pipe and ditch are no obstacle. */
const houses: readonly SiteAnswers[] = (['up_to_3', '4', '5', '6', '7', '9'] as const).flatMap((residents) =>
  [0, 1, 2].flatMap((baths) =>
    (['low', 'high'] as const).map(
      (groundWater): SiteAnswers => ({
        ...unknownSite,
        residents,
        guests: '0',
        livingType: 'permanent',
        baths,
        showers: 1,
        washers: 1,
        banya: false,
        pipeDepth: 50,
        distanceToInstallation: 6,
        groundWater,
        soilType: 'loam',
        powerCuts: false,
        waterDisposal: 'drainage_ditch',
        ditchDepth: 200,
        distanceToDisposal: 10,
        plotFall: 0,
      }),
    ),
  ),
)

/** Pipes at the usual depth and at deeper ones, in centimetres, and a long run in metres: they decide for whom an inlet is deep enough. */
const pipes = [
  { pipeDepth: 50, distanceToInstallation: 6 },
  { pipeDepth: 90, distanceToInstallation: 6 },
  { pipeDepth: 140, distanceToInstallation: 6 },
  { pipeDepth: 50, distanceToInstallation: 40 },
]

/** Houses for the depth of an inlet: one bathroom, fewer families, every pipe, and a ditch that is no obstacle to the deepest. */
const deepHouses: readonly SiteAnswers[] = houses
  .filter(({ residents, baths }) => baths === 1 && residents !== '4' && residents !== '6')
  .flatMap((house) => pipes.map((pipe): SiteAnswers => ({ ...house, ...pipe, ditchDepth: 500 })))

const usualPlots = lazy(() => houses.map(toPlot))
const deepPlots = lazy(() => deepHouses.map(toPlot))

/** How a number is doubted. */
interface Doubting {
  /** What is asked. */
  plots: () => readonly Plot[]
  /**
   * Whether two readings of the model differ for a house at all: most houses need less than both, or another size. Saves nine of ten
   * selections.
   */
  isTouched: (plot: Plot, one: Model<Selectable>, other: Model<Selectable>) => boolean
}

const doubting: Readonly<Record<ComparedNumber, Doubting>> = {
  batchDischarge: {
    plots: usualPlots,
    isTouched: (plot, one, other) =>
      checkSalvo(one, plot).state !== checkSalvo(other, plot).state &&
      checkLoad(one, plot).state !== 'failed',
  },
  productivity: { plots: usualPlots, isTouched: () => true },
  inletTo: {
    plots: deepPlots,
    isTouched: (plot, one, other) => checkInlet(one, plot).state !== checkInlet(other, plot).state,
  },
}

/**
 * Numbers of one product that two sources state differently and that decide which of all models comes first on some usual house. Each
 * house is asked twice: as if the value were confirmed, and as if the other source were right. Waits for `pause` before each house.
 */
export async function findDoubts<T extends Selectable>(
  product: T,
  models: readonly Model<T>[],
  pause: () => Promise<unknown>,
): Promise<Doubt<T>[]> {
  const doubts: Doubt<T>[] = []
  for (const field of comparedNumbers) {
    const value = product[field]
    const source = product.sources[field]
    const otherValue = source?.otherValue
    if (value === null || source === undefined || otherValue === undefined || otherValue === value) continue
    const one = readAs(product, models, field, value)
    const other = readAs(product, models, field, otherValue)
    const turned: Doubt<T>['example'][] = []
    const { plots: listPlots, isTouched } = doubting[field]
    const plots = listPlots()
    for (const plot of plots) {
      await pause()
      if (!isTouched(plot, one.own, other.own)) continue
      const confirmed = firstModel(plot, one.models)
      const refuted = firstModel(plot, other.models)
      if (confirmed?.id !== refuted?.id) turned.push({ site: plot.site, confirmed, refuted })
    }
    const [example] = turned
    if (example === undefined) continue
    const { text, date } = source
    const counts = { decided: turned.length, asked: plots.length }
    doubts.push({ product, field, value, otherValue, source: { text, date }, ...counts, example })
  }
  return doubts
}

/** A product with one reading of its doubted number, and all models with it in its place. */
interface Reading<T> {
  own: Model<T>
  models: readonly Model<T>[]
}

function readAs<T extends Selectable>(
  product: T,
  models: readonly Model<T>[],
  field: ComparedNumber,
  number: number,
): Reading<T> {
  const { [field]: _doubted, ...sources } = product.sources
  const own = toModel({ ...product, [field]: number, sources })
  return { own, models: models.map((one) => (one.product.id === product.id ? own : one)) }
}
