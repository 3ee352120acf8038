/** The space between a number and its unit, where a line must not break. */
const BEFORE_UNIT =
  /(\d) (?=(?:мм|см|м|км|л|кг|В|А|Вт|кВт|Гц|м²|м³|°C|шт)(?!\p{L})|(?:лет|год|месяц|час|минут|сут|чел|метр|литр|сантиметр|пользовател|человек|градус|жильц|моделей|раз[ау]?(?!\p{L})|₽|%))/gu
const PERCENT = /(\d)%/g
const DASH = / —/g
const PER_UNIT = /(м³|кВт·ч)\//g

/** Inserts no-break spaces between numbers and units (percent signs too) and before dashes, and keeps «м³/сут» unbroken. */
export function tieUnits(text: string): string {
  return text
    .replace(BEFORE_UNIT, '$1\u00a0')
    .replace(PERCENT, '$1\u00a0%')
    .replace(DASH, '\u00a0—')
    .replace(PER_UNIT, '$1/\u2060')
}
