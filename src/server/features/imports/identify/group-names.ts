import { foldWords, readModel } from './model-words.ts'

/** A row of words that is no series: «Цены с НДС», «Станции на 5 человек», «Комплектующие». */
const ASIDE =
  /(?:^|\s)(?:цен[аы]|прайс|для|на|до|от|с|без|при|все|ндс|комплектующ\S*|дополнительн\S*|опци\S*|оборудовани\S*|насос\S*|проч\S*|друг\S*|вниман\S*|действ\S*|руб\S*|страниц\S*|лист|тел)(?=[\s.,:]|$)/iu
const KINDS =
  /^(?:(?:серия|линейка|модели|модель|станции|станция|септики|септик|установки|установка|сбо|лос)(?:\s+|$))+/iu
/** What is said of the whole list: whoever it names is no group. */
const REMARK =
  /(?:^|[^\p{L}])(?:цен[аыу]?|прайс\S*|скидк\S*|ндс|вниман\S*|действ\S*|страниц\S*|оставля\S*|заказ\S*|срок(?:а|и|у|ом|ов)?|и\s+т\.?\s?[дп])(?!\p{L})/iu
/** What a shop or a maker does besides: a remark, unless it follows a name. */
const SERVICE =
  /(?:^|[^\p{L}])(?:гаранти\S*|доставк\S*|самовывоз\S*|отгру[зж]\S*|монтаж(?:а|у|ом|е)?|стран[аы])(?!\p{L})/iu
/** How to reach somebody. A phone has seven digits at least; years and amounts are none. */
const CONTACT =
  /(?<!\p{L})(?:тел(?:ефон\S*)?|факс|инн|огрн|адрес\S*|e-?mail)(?!\p{L})|\S*@|www|https?:|(?<!\d)(?!20\d\d\s?-\s?20\d\d(?!\d))\d(?:[\s()-]{0,2}\d){6,}(?![\s()-]{0,2}\d|\s*(?:л|м|мм|кг|руб\S*)(?!\p{L}))/iu
const SMALL_FORMS = 'ооо оао зао пао ао ип нпо нпп нпк пкф гк тм llc ltd gmbh'.split(' ')
/** The form of a company; «тд» in small letters is «так далее». */
const FORMS = SMALL_FORMS.flatMap((form) => [
  form,
  form.toUpperCase(),
  form.charAt(0).toUpperCase() + form.slice(1),
]).concat('GmbH', 'ТД')
const ONE_FORM = String.raw`(?<![\p{L}\p{N}])(?:${FORMS.join('|')})(?![\p{L}\p{N}])\.?`
const FORM = new RegExp(ONE_FORM, 'gu')
const FORM_AND_NAME = new RegExp(String.raw`(?:${ONE_FORM}\s*)+(?:[«"“][^»"”]*[»"”]*|\S+)?`, 'gu')
/** A word that only a maker's name stands beside. */
const MAKER =
  /(?<![\p{L}\p{N}])(?:завод(?:а|ы)?|фабрика|фабрики|группа компаний|компания|компании|производител[ьяи]|производство|изготовител[ья]|поставщика?|предприятие|концерн|холдинг|бренд|торговая марка)(?![\p{L}\p{N}])/giu
/** A name behind such a word; a country is none. */
const NAME_BEHIND =
  /^[\s:–—-]*(?!(?:росси[яи]|рф|китай|германия|италия|польша|беларусь)(?!\p{L}))(?:№\s*\d|\p{L}{2})/iu
const CAPITAL_BEHIND = /^[\s:–—-]*(?:№|\p{Lu}|[a-z])/u
/** A name that ends with such a word, and others that are not named: «Тверской завод», «Другие производители». */
const NAME_BEFORE =
  /^(?!(?:наш|сво|собственн|российск|отечественн|крупн)\S*\s)(?:\p{L}+(?:[ыио]й|ая)\s+(?:завод|фабрика)(?:\s+\p{L}+[ыи]х\s+\p{L}+)?|(?:друг|проч|ины|остальны)\p{L}+\s+(?:производители|заводы|компании|фабрики))[.:]?$/iu
const BEFORE_NAME =
  /^\s*(?:(?:завод(?:\s*-\s*|\s+)(?:изготовитель|производитель)|завода|фабрики|группа компаний|компани[яи]|производител[ья]|производств[оа]|изготовител[ья]|поставщика?|продукция|предприятие|концерн|холдинг|бренд|торговая марка)(?:\s*[:–—-]\s*|\s+))+/iu
/** What a maker makes, between its kind and its name: «Завод пластиковых изделий Эколайн». */
const GOODS =
  /(?<=(?:[Зз]авод|[Пп]роизвод(?:ство|итель)|[Ии]зготовитель)\s)(?:\p{Ll}+(?:[ыи]х|ов|[ие]й)\s)+(?=\p{Lu})/u
const NUMBERING = /^\s*(?:\d+(?:\.\d+)*|[IVX]+)[.)]\s+/
const IN_BRACKETS = /\([^()]*\)/g
const QUOTED = /[«"“]([^«»"“”]+)[»"”]/

const oneSpaced = (text: string) => text.replace(/\s+/g, ' ').trim()
const withoutForm = (text: string) => oneSpaced(text.replace(FORM, ' '))

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
  const whole = oneSpaced(text.replace(IN_BRACKETS, ' ').replace(NUMBERING, ''))
  const plain = withoutContacts(whole.replace(GOODS, ''))
  if (plain === null || isRemark(plain)) return null
  const hasForm = withoutForm(plain) !== plain
  const quoted = QUOTED.exec(plain)?.[1]
  const behind = wordsBehindMaker(plain)
  if (behind !== null && !hasForm && quoted === undefined && !isNamed(plain, behind)) return null
  const isMaker = hasForm || behind !== null
  const nameBehind = behind !== null && CAPITAL_BEHIND.test(behind) ? toSeries(behind) : null
  const series = findSeriesName(plain, isMaker) ?? nameBehind
  if (isMaker) return { series, isMaker, name: text.trim() }
  if (ASIDE.test(plain)) return null
  if (series !== null) return { series, isMaker, name: series }
  return quoted !== undefined || namesSomething(plain) ? { series, isMaker, name: text.trim() } : null
}

/** A text without how to reach the maker that it names; null for one that says nothing else. */
function withoutContacts(text: string): string | null {
  const at = text.search(CONTACT)
  if (at < 0) return text
  const before = text.slice(0, at).replace(/[\s,;]+$/, '')
  return withoutForm(before) !== before || QUOTED.test(before) ? before : null
}

/** Whether a text is no name but a remark; what stands in a company's name does not count. */
function isRemark(text: string): boolean {
  if (REMARK.test(text.replace(FORM_AND_NAME, ' '))) return true
  const starts = [text.search(FORM_AND_NAME), text.search(QUOTED)].filter((at) => at >= 0)
  const lead = text.slice(0, Math.min(text.length, ...starts))
  const isAllQuoted = lead === '' && withoutForm(text) === text
  return SERVICE.test(isAllQuoted ? text : lead)
}

/** What follows the last word that stands beside a maker's name; null without one. */
function wordsBehindMaker(text: string): string | null {
  const last = [...text.matchAll(MAKER)].at(-1)
  return last ? text.slice(last.index + last[0].length).replace(/^[\s:–—-]+/, '') : null
}

/** Whether a word for makers stands beside a name: «Компания Новый город», not «Новинка от производителя». */
function isNamed(text: string, behind: string): boolean {
  if (NAME_BEFORE.test(text)) return true
  // Capitals tell a name from other words unless all are.
  const isTold = /\p{Ll}/u.test(text) ? CAPITAL_BEHIND.test(behind) : toSeries(behind) !== null
  return isTold && NAME_BEHIND.test(behind)
}

/** The name among the words of a group: that in quotes, unless another one stands before it. */
function findSeriesName(text: string, isMaker: boolean): string | null {
  const quoted = QUOTED.exec(text)?.[1]
  const inQuotes = quoted === undefined ? null : (toSeries(withoutForm(quoted)) ?? toSeries(quoted))
  const around = readModel(`${text.replace(QUOTED, ' ')} `.replace(BEFORE_NAME, ''))
  if (inQuotes !== null && (isMaker || (around.words.length === 0 && !around.isVariant))) return inQuotes
  const name = withoutKinds(withoutForm(text)).replace(BEFORE_NAME, '')
  return toSeries(isMaker ? name.replace(/[,;].*$/, '') : name) ?? inQuotes
}

/** Whether a long text has a name among its words: one in Latin letters, or with a capital letter behind the first word. */
function namesSomething(text: string): boolean {
  const { words } = readModel(text)
  const isNamed = words.some((word) => /\p{L}{2}/u.test(word))
  const [, ...rest] = text.split(/[\s/,;:]+/)
  const isCapital = rest.some((word) => /^\p{Lu}\p{Ll}+/u.test(word))
  return isNamed && (isCapital || /[a-z]{3}/i.test(text))
}
