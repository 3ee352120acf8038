/**
 * Words by which a text promises something of the seller's (money, warranty, penalty, contract, his coming or calling) or names his region,
 * in small letters; as regular expressions of JavaScript and of PostgreSQL alike.
 */
const WORDS = [
  '₽',
  'гарант',
  'неустойк',
  'предоплат',
  'договор',
  'перезвон',
  'приезжа',
  'пришл[её]м',
  'подмосков',
  'моск(?:в|овск)',
  'реутов',
]

/** What a line of a product promises: also a sum. */
export const CLAIM = new RegExp([...WORDS, '(?<!\\p{L})руб(?:л(?:ь|я|ей)|\\.)'].join('|'), 'iu')

/** That a sentence begins with the word is asked for by itself: what PostgreSQL takes for the same letter depends on its locale. */
const orCapital = (word: string) => word.replace(/^\p{Ll}/u, (letter) => `[${letter.toUpperCase()}${letter}]`)

/** What an article or a description promises, as an expression of PostgreSQL: also a sum, a term of work, an estimate, service. */
export const PROMISES = [
  ...WORDS.map(orCapital),
  '\\mруб',
  'банковск',
  'за (?:один|два|1|2) д',
  'за день',
  'месяцев',
  '[Сс]мет',
  'на обслуживание',
].join('|')
