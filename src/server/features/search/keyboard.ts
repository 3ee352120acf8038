const LATIN = "`qwertyuiop[]asdfghjkl;'zxcvbnm,."
const RUSSIAN = 'ёйцукенгшщзхъфывапролджэячсмитьбю'
// The same keys with Shift: punctuation only, since letters are compared in lower case.
const SHIFTED = new Map([
  ['~', 'ё'],
  ['{', 'х'],
  ['}', 'ъ'],
  [':', 'ж'],
  ['"', 'э'],
  ['<', 'б'],
  ['>', 'ю'],
])

const toRussian = new Map([
  ...[...LATIN].map((key, i): [string, string] => [key, RUSSIAN[i] ?? key]),
  ...SHIFTED,
])
const toLatin = new Map([...LATIN].map((key, i): [string, string] => [RUSSIAN[i] ?? key, key]))

const mapKeys = (keys: ReadonlyMap<string, string>, text: string) =>
  [...text.toLowerCase()].map((key) => keys.get(key) ?? key).join('')

/** Converts a text typed in the wrong layout to the Russian one: «njgfc» → «топас». */
export const inRussianLayout = (text: string) => mapKeys(toRussian, text)

/** Converts a text typed in the wrong layout to the Latin one: «ещзфы» → «topas». */
export const inLatinLayout = (text: string) => mapKeys(toLatin, text)
