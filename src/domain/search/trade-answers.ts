import { formatMoney } from '../../lib/money.ts'
import { lowerFirst } from '../../lib/text/lower-first.ts'
import { plural } from '../../lib/text/plural.ts'
import { isWithin, PRICE_STEP } from '../catalogue/price-range.ts'
import { priceScope } from '../price/price.ts'
import { residentsOf } from '../product/residents.ts'
import type { Choice } from '../selection/answers.ts'
import { formatChoice } from '../selection/choice-labels.ts'
import { CATALOGUE_PATH, CONTACT_PATH, searchPath, servicePath, TERMS_PATH } from '../site/site-paths.ts'
import { COMPANY_CONTACTS } from './company-contacts.ts'
import { CAISSON, CESSPOOL, DITCH, RINGS, WARRANTY } from './visitor-words.ts'

/** An answer of ours to words of the trade. */
export interface TradeAnswer {
  title: string
  url: string
  excerpt: string
}

/** What answers read of a model; kopecks. */
interface Model {
  name: string
  manufacturerName?: string | undefined
  price: number | null
  /** Null where the price is without installation. */
  installationPrice: number | null
  users: number | null
  maxResidents: number | null
  priceOutdated?: boolean | undefined
  /** `extras`: works that the price does not include; `isOver`: not sold any more. */
  offer?: { extras?: string | undefined; isOver?: boolean | undefined } | undefined
}

const WIZARD = '/#product-wizard'

/** The words for each soil that the wizard asks for. */
const SOIL_WORDS: Readonly<Record<Exclude<Choice<'soilType'>, 'other'>, RegExp>> = {
  clay: /(?<![а-я])глин(?!тв)/,
  loam: /(?<![а-я])суглин/,
  sand: /(?<![а-я])(?:песок(?![а-я])|песк(?:а|у|ом|е|и|ах)(?![а-я])|песчан)/,
  sandy_loam: /(?<![а-я])супес/,
  peat_clay: /(?<![а-я])торф/,
  filled: /(?<![а-я])насыпн/,
  quicksand: /(?<![а-я])плывун/,
}

/** Names that are not the wizard's label alone: who asks about peat has said nothing of clay. */
const SOIL_NAMES: Partial<Record<string, string>> = { peat_clay: 'торф', filled: 'насыпной грунт' }

const ROCK =
  /(?<![а-я])(?:скал(?:а|ы|е|у|ой)(?![а-я])|скальн|камень(?![а-я])|камн(?:и|я|е|ях)(?![а-я])|каменист)/

/** Soils that a text may name, as the wizard calls them, and rock. */
const SOILS: readonly (readonly [words: RegExp, name: string])[] = [
  ...Object.entries(SOIL_WORDS).map(
    ([soil, words]) => [words, SOIL_NAMES[soil] ?? lowerFirst(formatChoice('soilType', soil))] as const,
  ),
  [ROCK, 'скала или камень'],
]

/**
 * An area or the sides of a house, in metres. Bare metres from 50 on, where nothing says that they are a distance or a depth; sides
 * from 6 on, since «топас 5 на 4 человека» is none.
 */
const AREA =
  /\d\s*(?:м2|м²|кв(?:адрат[а-я]*)?)(?![а-я])|^(?!.*(?:расстоян|труб|колод|скваж|глуб|длин|трасс|забор|участ|(?<![а-я])(?:до|от|за)(?![а-я]))).*(?<![\d.,])(?:[5-9]\d|[1-9]\d\d)\s*метр|(?<![\d.,])(?:[6-9]|[1-3]\d)\s*(?:[хx×*]|на(?![а-я]))\s*(?:[6-9]|[1-3]\d)(?![\d.,]|\s*(?:чел|жил|жит|персон|мм|см|тыс))/

type Fixed = TradeAnswer | ((words: AnswerWords) => TradeAnswer)

/** Words of staff in answers that promise something; an answer whose title is empty is not given. */
export type AnswerWords = Readonly<
  Record<`${'payment' | 'contacts' | 'warranty' | 'mounting'}${'Title' | 'Text'}`, string>
>

const FIXED: readonly (readonly [asked: readonly RegExp[], Fixed])[] = [
  [
    [RINGS, CESSPOOL],
    {
      title: 'Кольца и выгребная яма: на что менять',
      url: WIZARD,
      excerpt:
        'В подборе можно отметить старые кольца или бак. Покажем станцию, которая подойдёт вместо них.',
    },
  ],
  [
    [CAISSON],
    {
      title: 'Кессон для скважины',
      url: servicePath('well'),
      excerpt:
        'Кессон относится к скважине и колодцу, а не к септику. О работах у скважины спросите на странице услуг.',
    },
  ],
  [
    [DITCH],
    {
      title: 'Слив в канаву или овраг',
      url: WIZARD,
      excerpt: 'Подбор спросит, куда уходит вода и какой глубины канава, и скажет, нужен ли насос.',
    },
  ],
  [
    [/водоотве?д/],
    {
      title: 'Водоотведение дома: подбор за шесть вопросов',
      url: WIZARD,
      excerpt: 'Жильцы, труба, вода, грунт, куда сливать, расстояния: по ним видно, какая станция нужна.',
    },
  ],
  [
    [/рассроч|(?<![а-я])кредит/],
    (words) => ({ title: words.paymentTitle, url: CONTACT_PATH, excerpt: words.paymentText }),
  ],
  [
    COMPANY_CONTACTS,
    (words) => ({ title: words.contactsTitle, url: CONTACT_PATH, excerpt: words.contactsText }),
  ],
  [
    [WARRANTY],
    (words) => ({ title: words.warrantyTitle, url: `${TERMS_PATH}#warranty`, excerpt: words.warrantyText }),
  ],
  [
    [/монтаж|(?<![а-я])установк/],
    (words) => ({
      title: words.mountingTitle,
      url: servicePath('installation'),
      excerpt: words.mountingText,
    }),
  ],
  [
    [AREA],
    {
      title: 'Станцию выбирают по жильцам, а не по площади дома',
      url: WIZARD,
      excerpt: 'Сколько человек живёт, какие ванны и какой грунт: подбор спросит об этом и назовёт модели.',
    },
  ],
]

/** Answers to words that people in the trade use, likeliest first; none for other texts. Of a text, the first 200 characters are read. */
export function findTradeAnswers(query: string, models: readonly Model[], words: AnswerWords): TradeAnswer[] {
  const text = query.slice(0, 200).toLowerCase().replaceAll('ё', 'е')
  return [
    ...answerOtherMaker(text, models),
    ...answerSum(text, models),
    // Not a link with the soil as an answer: such links replace all answers that the visitor has given.
    ...SOILS.filter(([word]) => word.test(text)).map(([, name]) => ({
      title: `Подбор для участка, где ${name}`,
      url: WIZARD,
      excerpt: 'Подбор спросит о грунте и покажет станции, которые подойдут участку.',
    })),
    ...FIXED.filter(([asked]) => asked.some((one) => one.test(text)))
      .map(([, answer]) => (typeof answer === 'function' ? answer(words) : answer))
      .filter(({ title }) => title !== ''),
  ]
}

/** Most models that an answer names. */
const MOST_NAMED = 3

/**
 * Makers that the shop has never sold, and whether a number in the name of a model is a number of people: of «Танк» it is the size of
 * the body, of «Тверь» m³ a day, of «Генезис» litres a day, and of others nobody has told us. «Тополь» is another name of Топас.
 * «Тверь» is a town as well: only with a number or after «станция» is it the maker.
 */
const OTHER_MAKERS: readonly { words: RegExp; name: string; countsPeople?: true }[] = [
  {
    words: /(?<![а-я])(?:юнилос|астр[аыуе]?(?![а-я]))|unilos|(?<![a-z])astra(?![a-z])/,
    name: 'Юнилос Астру',
    countsPeople: true,
  },
  { words: /(?<![а-я])био\s?дек[аиуе](?![а-я])|biodeka/, name: 'Станцию «Биодека»', countsPeople: true },
  { words: /(?<![а-я])волгарь(?![а-я])/, name: 'Станцию «Волгарь»', countsPeople: true },
  {
    words: /(?<![а-я])кол[ао]\s?вес[иь](?![а-я])|kolo\s?vesi/,
    name: 'Станцию «Kolo Vesi»',
    countsPeople: true,
  },
  { words: /(?<![а-я])генезис(?![а-я])/, name: 'Станцию «Генезис»' },
  { words: /(?<![а-я])аэробокс(?![а-я])/, name: 'Станцию «Аэробокс»' },
  { words: /(?<![а-я])эколос(?![а-я])/, name: 'Станцию «Эколос»' },
  { words: /(?<![а-я])танк(?:а|у|ом|е)?(?![а-я])/, name: 'Септик «Танк»' },
  {
    words: /(?<![а-я])станци[яиюей]{1,2}\s+«?тверь|(?<![а-я]|(?<![а-я])в\s)тверь[\s-]?\d/,
    name: 'Станцию «Тверь»',
  },
]

/** «юнилос астра 5»: a maker that we do not sell, and what we have for as many people. */
function answerOtherMaker(text: string, models: readonly Model[]): TradeAnswer[] {
  const maker = OTHER_MAKERS.find(({ words }) => words.test(text))
  const isOurs = ({ name, manufacturerName = '' }: Model) =>
    maker?.words.test(`${manufacturerName} ${name}`.toLowerCase().replaceAll('ё', 'е'))
  if (maker === undefined || models.some(isOurs)) return []
  const people = maker.countsPeople ? Number(/(?<!\d)(\d{1,2})(?!\d)/.exec(text)?.[1] ?? 0) : 0
  const fitting = models.filter((model) => hasPresentPrice(model) && residentsOf(model) === people)
  const title = `${maker.name} мы не продаём`
  const who = `${people} ${plural(people, ['человека', 'человек', 'человек'])}`
  if (fitting.length === 0) {
    return [
      { title, url: WIZARD, excerpt: 'Подбор по шести вопросам покажет, что из нашего подойдёт вместо неё.' },
    ]
  }
  return [
    {
      title,
      url: searchPath(`на ${who}`),
      excerpt: `На ${who} у нас ${nameCheapest(fitting)}.`,
    },
  ]
}

/** «до 200000», «не дороже 200 тыс», «бюджет 200 тысяч»: how many models cost no more. */
function answerSum(text: string, models: readonly Model[]): TradeAnswer[] {
  const [, digits = '', thousands] =
    /(?<![а-я])(?:до|не дороже|не (?:больше|более)|дешевле|в пределах|за|бюджет[а-я]{0,2}(?:\s*[-–—:]|\s+(?:на|в))?)\s*(\d[\d\s]{0,40})(тыс|т\.?\s?р|к(?![а-я]))?/.exec(
      text,
    ) ?? []
  const asked = Number(digits.replaceAll(/\s/g, '')) * (thousands ? 1000 : 1)
  // As the catalogue that is linked rounds it, so that it shows as many.
  const rubles = Math.ceil(asked / PRICE_STEP) * PRICE_STEP
  // Less is no price of a station but a number of people or a depth; more is no filter of the catalogue.
  if (asked < 20_000 || rubles > 999_999_999) return []
  const fitting = models.filter((model) => isWithin(model, [0, rubles]))
  const sum = formatMoney(rubles * 100)
  if (!fitting.some(isSold)) {
    return [
      {
        title: `До ${sum} моделей нет`,
        url: CATALOGUE_PATH,
        excerpt: 'Посмотрите цены в каталоге или спросите инженера.',
      },
    ]
  }
  const named = fitting.filter(hasPresentPrice)
  const count = `${fitting.length} ${plural(fitting.length, ['модель', 'модели', 'моделей'])}`
  // The catalogue takes a range with all prices for none, and lists models without a price as well: no number would agree.
  const isAll = fitting.length === models.filter(({ price }) => price !== null).length
  return [
    {
      title: `До ${sum}: ${isAll ? 'все модели с известной ценой' : count}`,
      url: `${CATALOGUE_PATH}?${isAll ? '' : `price=0-${rubles}&`}sort=price_asc`,
      excerpt:
        named.length > 0 ? `Среди них ${nameCheapest(named)}.` : 'Цены другого года: уточните их у инженера.',
    },
  ]
}

const isSold = ({ offer }: Model) => !offer?.isOver

/** Whether a model is sold, at a price of this year. */
const hasPresentPrice = (model: Model) => isSold(model) && model.price !== null && !model.priceOutdated

/** «Топас 5 за 168 895 ₽, …», cheapest first, each with what its price does not include. */
function nameCheapest(models: readonly Model[]): string {
  const cheapest = models.toSorted((a, b) => (a.price ?? 0) - (b.price ?? 0)).slice(0, MOST_NAMED)
  return cheapest
    .map(({ name, price, installationPrice, offer }) => {
      const scope = priceScope(installationPrice)
      const priced = `${name} за ${formatMoney(price ?? 0)}`
      return [priced, scope === 'без монтажа' && scope, offer?.extras].filter(Boolean).join(' ')
    })
    .join(cheapest.some(({ offer }) => offer?.extras) ? '; ' : ', ')
}
