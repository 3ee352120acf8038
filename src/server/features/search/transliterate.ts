// Longer letter groups first; `eu` as in Eurolos and euro.
const SOUNDS: readonly (readonly [string, string])[] = [
  ['shch', 'щ'],
  ['sch', 'щ'],
  ['eu', 'ев'],
  ['sh', 'ш'],
  ['ch', 'ч'],
  ['zh', 'ж'],
  ['kh', 'х'],
  ['ts', 'ц'],
  ['yu', 'ю'],
  ['ya', 'я'],
  ['yo', 'е'],
  ['ye', 'е'],
  ['ph', 'ф'],
  ['ck', 'к'],
]
const LETTERS = new Map(
  [...'abdefghijklmnopqrstuvwyz'].map((letter, i) => [letter, 'абдефгхийклмнопкрстуввыз'[i] ?? letter]),
)
const LOOKALIKES = new Map([...'aceopxykmtbh'].map((letter, i) => [letter, 'асеорхукмтвн'[i] ?? letter]))

/** Transliterates a Latin word into Cyrillic: «topas» → «топас». */
export function transliterate(word: string): string {
  let result = ''
  for (let at = 0; at < word.length; ) {
    const rest = word.slice(at)
    const sound = SOUNDS.find(([latin]) => rest.startsWith(latin))
    result += sound ? sound[1] : transliterateLetter(rest, word)
    at += sound ? sound[0].length : 1
  }
  return result
}

function transliterateLetter(rest: string, word: string): string {
  const letter = rest.charAt(0)
  if (letter === 'x') return 'кс'
  // Alone «С» as in «Топас-С»; before e, i, y «с»; else «к» as in «septic».
  if (letter === 'c') return word.length === 1 || /^c[eiy]/.test(rest) ? 'с' : 'к'
  return LETTERS.get(letter) ?? letter
}

/** Replaces Latin letters that look like Cyrillic ones: «топac» → «топас». */
export function replaceLookalikes(text: string): string {
  return [...text].map((letter) => LOOKALIKES.get(letter) ?? letter).join('')
}
