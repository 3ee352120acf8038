const LATIN = "`qwertyuiop[]asdfghjkl;'zxcvbnm,."
const RUSSIAN = 'ёйцукенгшщзхъфывапролджэячсмитьбю'
// The same keys with Shift; letters are compared in lower case, so only signs are here.
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

const press = (keys: ReadonlyMap<string, string>, text: string) =>
  [...text.toLowerCase()].map((key) => keys.get(key) ?? key).join('')

/** What comes out when the same keys are pressed in the Russian layout: «njgfc» → «топас». */
export const inRussianLayout = (text: string) => press(toRussian, text)

/** What comes out when the same keys are pressed in the Latin layout: «ещзфы» → «topas». */
export const inLatinLayout = (text: string) => press(toLatin, text)
