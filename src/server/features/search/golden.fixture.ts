/** A query and its expected results in the seeded catalogue. */
interface Golden {
  query: string
  /** First names of the list, in order. */
  first: readonly string[]
  /** Pattern of every found name. */
  every?: RegExp
  count?: number
}

const TOPAS = /^Топас/
const TOPAS_S = /^Топас-С/
const EUROLOS = /^Евролос/
const BIO_S = /^Био-С/
const FOR_FIVE = / 5(?: |$)/

const row = (query: string, first: string | readonly string[], every?: RegExp, count?: number): Golden => ({
  query,
  first: typeof first === 'string' ? [first] : first,
  ...(every && { every }),
  ...(count !== undefined && { count }),
})

export const golden: readonly Golden[] = [
  // Brands: Russian forms, transliteration, keyboard layout, look-alike letters.
  row('топас', 'Топас 4', TOPAS, 36),
  row('ТОПАС', 'Топас 4', TOPAS, 36),
  row('септики топас', 'Топас 4', TOPAS, 36),
  row('станции топаса', 'Топас 4', TOPAS, 36),
  row('topas', 'Топас 4', TOPAS, 36),
  row('njgfc', 'Топас 4', TOPAS, 36),
  row('ещзфы', 'Топас 4', TOPAS, 36),
  row('топac', 'Топас 4', TOPAS, 36),
  row('топол-эко', 'Топас 4', TOPAS, 36),
  row('евролос', 'Евролос Био 3', EUROLOS, 32),
  row('евролоса', 'Евролос Био 3', EUROLOS, 32),
  row('eurolos', 'Евролос Био 3', EUROLOS, 32),
  row('evrolos', 'Евролос Био 3', EUROLOS, 32),
  row('tdhjkjc', 'Евролос Био 3', EUROLOS, 32),
  row('био-с', 'Био-С 4', BIO_S, 5),
  row('биос', 'Био-С 4', BIO_S, 5),
  row('bio-s', 'Био-С 4', BIO_S, 5),
  row('bios', 'Био-С 4', BIO_S, 5),
  row('bio s', 'Био-С 4', BIO_S, 5),
  row('био-c', 'Био-С 4', BIO_S, 5),
  row('топас с', 'Топас-С 4', TOPAS_S, 19),
  // Models: the exact one first, letters and digits with any separators.
  row('топас 5', ['Топас 5', 'Топас 5 Пр', 'Топас 5 Лонг'], FOR_FIVE, 8),
  row('топас-5', 'Топас 5', FOR_FIVE, 8),
  row('топас5', 'Топас 5', FOR_FIVE, 8),
  row('«Топас 5»', 'Топас 5', FOR_FIVE, 8),
  row('5 топас', 'Топас 5', FOR_FIVE, 8),
  row('топас пять', 'Топас 5', FOR_FIVE, 8),
  row('топас 5 пр', ['Топас 5 Пр', 'Топас 5 Лонг Пр'], / Пр/, 4),
  row('топас5пр', 'Топас 5 Пр', / Пр/, 4),
  row('njgfc 5 gh', 'Топас 5 Пр', / Пр/, 4),
  row('топас 8 лонг', 'Топас 8 Лонг', / Лонг/, 8),
  row('топас 8 long pr us', 'Топас 8 Лонг Пр Ус', /Лонг Пр Ус$/, 2),
  row('топас-с 8', 'Топас-С 8', TOPAS_S, 6),
  row('топас с 8', 'Топас-С 8', TOPAS_S, 6),
  row('topas s 5 pr', 'Топас-С 5 Пр', TOPAS_S, 2),
  row('топас с 5 лонг', 'Топас-С 5 Лонг', TOPAS_S, 2),
  row('евролос био5', 'Евролос Био 5', EUROLOS, 1),
  row('tdhjkjc ,bj 5', 'Евролос Био 5', EUROLOS, 1),
  row('евролосбио 8', 'Евролос Био 8', EUROLOS, 1),
  row('евролос про 10', 'Евролос Про 10', EUROLOS, 1),
  row('про 30', 'Евролос Про 30', EUROLOS, 1),
  row('грунт 25', 'Евролос Грунт 25', EUROLOS, 1),
  row('eko 3', 'Евролос Эко 3', EUROLOS, 1),
  row("'rj 3", 'Евролос Эко 3', EUROLOS, 1),
  row('био с 5', 'Био-С 5', BIO_S, 2),
  row('топас 15', 'Топас 15', TOPAS, 1),
  // Typos.
  row('септека', 'Евролос Эко 3', undefined, 73),
  row('септк топаз', 'Топас 4', TOPAS, 36),
  row('тапас 6', 'Топас 6', / 6(?: |$)/, 8),
  row('тпоас', 'Топас 4', TOPAS, 36),
  row('еврлос', 'Евролос Био 3', EUROLOS, 32),
  row('ефролос грунт', 'Евролос Грунт 3', / Грунт /, 10),
  row('топас лонк', 'Топас 5 Лонг', / Лонг/, 16),
  row('станцыя топас', 'Топас 4', TOPAS, 36),
  // Purpose of the station.
  row('септик', 'Евролос Эко 3', undefined, 73),
  row('cnfywbz', 'Топас 4', undefined, 73),
  row('купить септик топас 6 цена', 'Топас 6', / 6(?: |$)/, 8),
  row('станция глубокой биологической очистки', [], undefined, 73),
  row('топас с насосом', 'Топас 4 Пр'),
  row('септик с насосом', 'Топас 4 Пр'),
  row('принудительный выброс', 'Топас 5 Пр'),
  row('глубокая труба', 'Топас 5 Лонг'),
  row('лонг', 'Топас 5 Лонг', / Лонг/, 16),
  row('усиленный корпус', 'Топас 8 Лонг Ус', / Ус$/),
  row('высокие грунтовые воды', ['Евролос Грунт 3', 'Евролос Грунт 4', 'Евролос Грунт 5']),
  row('угв', 'Евролос Грунт 3'),
  row('септик без электричества', 'Евролос Эко 3', / Эко /),
  row('энергонезависимый', 'Евролос Эко 3', / Эко /),
  row('для 5 человек', 'Топас 5', FOR_FIVE, 14),
  row('на пятерых', 'Топас 5', FOR_FIVE, 14),
  row('на 10 человек', 'Топас-С 10', / 10$/, 5),
  row('самотёк', []),
  row('самотек топас', 'Топас 4', TOPAS),
]

/** Queries without results: not in the catalogue, or without words. */
export const nothing: readonly string[] = [
  'asdfqwer',
  'велосипед',
  'диван',
  'телефон',
  'юнилос',
  'топас велосипед',
  'топас 7',
  'с',
  'для',
  '%',
  '_',
  ':*',
  "' or 1=1 --",
  '🙂',
]
