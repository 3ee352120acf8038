import { foldWords, readModel } from './model-words.ts'

/** A row of words that is no series: «Цены с НДС», «Станции на 5 человек», «Комплектующие». */
const ASIDE =
  /(?:^|\s)(?:цен[аы]|прайс|для|на|до|от|с|без|при|все|ндс|комплектующ\S*|дополнительн\S*|опци\S*|оборудовани\S*|насос\S*|проч\S*|друг\S*|вниман\S*|действ\S*|руб\S*|страниц\S*|лист|тел)(?=[\s.,:]|$)/iu
const KINDS =
  /^(?:(?:серия|линейка|модели|модель|станции|станция|септики|септик|установки|установка|сбо|лос)(?:\s+|$))+/iu
/** What is said of the whole list, or how to reach who sent it: whoever it names is no group. */
const REMARK =
  /(?:^|[^\p{L}])(?:цен[аыу]?|прайс\S*|скидк\S*|ндс|вниман\S*|действ\S*|страниц\S*|тел|инн|адрес\S*)(?!\p{L})|@|www|https?:|\d[\d\s()-]{6,}/iu
/** The form of a company. */
const FORM =
  /(?<![\p{L}\p{N}])(?:ооо|оао|зао|пао|ао|ип|нпо|нпп|нпк|пкф|гк|тд|тм|llc|ltd|gmbh)(?![\p{L}\p{N}])\.?/giu
/** A word that only a maker's name stands beside. */
const MAKER =
  /(?<![\p{L}\p{N}])(?:завод(?:а|ы)?|фабрика|фабрики|компания|компании|производител[ьяи]|предприятие|концерн|холдинг|бренд|торговая марка)(?![\p{L}\p{N}])/iu
const BEFORE_NAME =
  /^\s*(?:(?:компания|производитель|предприятие|концерн|холдинг|бренд|торговая марка)[\s:]+)+/iu
const NUMBERING = /^\s*\d+(?:\.\d+)*[.)]\s+/
const IN_BRACKETS = /\([^()]*\)/g
const QUOTED = /[«"“]([^«»"“”]+)[»"”]/

/** A text without quotes and the words for any station before a name. */
export const withoutKinds = (text: string) =>
  text
    .replace(/[«»"“”]/g, '')
    .trim()
    .replace(KINDS, '')

/** The name of a series that the shop does not have; null for other words. */
export function toSeries(text: string): string | null {
  const name = withoutKinds(text).replace(/[\s.,:;]+$/, '')
  const words = foldWords(name)
  const isName = words.length > 0 && words.length <= 3 && !/\d/.test(name) && !ASIDE.test(name)
  return isName ? name : null
}

/** What the row of a group names that the shop does not have. */
export interface UnknownGroup {
  /** The beginning of the names below; null when it is too long to be one. */
  series: string | null
  /** It says that it is a maker: «ООО «Новый завод» (г. Тверь)». */
  isMaker: boolean
  /** What people know it by in the file. */
  name: string
}

/** Reads the row of a group; null for words that name nothing: «Цены с НДС», «Станции глубокой очистки на 5 человек». */
export function readUnknownGroup(text: string): UnknownGroup | null {
  const plain = text.replace(IN_BRACKETS, ' ').replace(NUMBERING, '').trim()
  if (REMARK.test(plain)) return null
  const withoutForm = plain.replace(FORM, ' ')
  const isMaker = withoutForm !== plain || MAKER.test(plain)
  const quoted = QUOTED.exec(plain)?.[1]
  const series =
    toSeries(plain.replace(FORM, ' ').replace(BEFORE_NAME, '').trim()) ??
    (quoted === undefined ? null : toSeries(quoted))
  if (isMaker) return { series, isMaker, name: text.trim() }
  if (ASIDE.test(plain)) return null
  if (series !== null) return { series, isMaker, name: series }
  return quoted !== undefined || namesSomething(plain) ? { series, isMaker, name: text.trim() } : null
}

/** Whether a long text has a name among its words: one in Latin letters, or with a capital letter behind the first word. */
function namesSomething(text: string): boolean {
  const { words } = readModel(text)
  const isNamed = words.some((word) => /\p{L}{2}/u.test(word))
  const [, ...rest] = text.split(/[\s/,;:]+/)
  const isCapital = rest.some((word) => /^\p{Lu}\p{Ll}+/u.test(word))
  return isNamed && (isCapital || /[a-z]{3}/i.test(text))
}
