/** A number and the unit, or the word for it, that must not begin the next line. */
const BEFORE_UNIT =
  /(\d) (?=(?:мм|см|м|км|л|кг|В|А|Вт|кВт|Гц|м²|м³|°C|шт)(?!\p{L})|(?:лет|год|месяц|час|минут|сут|чел|метр|литр|сантиметр|пользовател|человек|градус|жильц|моделей|раз[ау]?(?!\p{L})|₽|%))/gu
const DASH = / —/g
const PER = /(м³|кВт·ч)\//g

/** Russian text whose units stay with their numbers, dashes with the word before, and «м³/сут» in one piece. */
export function tieUnits(text: string): string {
  return text.replace(BEFORE_UNIT, '$1\u00a0').replace(DASH, '\u00a0—').replace(PER, '$1/\u2060')
}
