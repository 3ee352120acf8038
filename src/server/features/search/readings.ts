import { withoutUnseen } from '../../../lib/text/visible-text.ts'
import { inLatinLayout, inRussianLayout } from './keyboard.ts'
import { isNumber, normalise, toWords } from './normalise.ts'
import { PHRASES, toDigits } from './trade-words.ts'
import { replaceLookalikes, transliterate } from './transliterate.ts'

/** Characters of a query; the rest is cut off, which bounds the cost. */
const MAX_LENGTH = 200
const MAX_PIECES = 12
/** Words of a query; one piece may have many («топас-с-8-лонг-пр»). */
const MAX_WORDS = 24

/** An alias of a manufacturer. */
export interface OtherName {
  alias: string
  name: string
}

/** One interpretation of a piece of the query, as words. */
export type Reading = readonly string[]

/**
 * Every piece of the query (between spaces) with its possible readings, likeliest first:
 * as typed, transliterated, in the other keyboard layout, with look-alike letters. Aliases are replaced by the manufacturer's name.
 */
export function readQuery(query: string, names: readonly OtherName[] = []): Reading[][] {
  let text = withoutUnseen(query.slice(0, MAX_LENGTH)).toLowerCase().replaceAll('ё', 'е')
  for (const [phrase, meaning] of [...PHRASES, ...toPhrases(names)]) text = text.replace(phrase, meaning)
  const pieces = text.split(/\s+/).filter((piece) => normalise(piece) !== '')
  let words = 0
  return pieces
    .slice(0, MAX_PIECES)
    .filter((piece) => {
      words += toWords(piece).length
      return words <= MAX_WORDS
    })
    .map(readPiece)
}

/** Patterns of aliases, longer ones first; «Тополь-Эко», «тополь эко» and «топольэко» are equal. */
function toPhrases(names: readonly OtherName[]): (readonly [RegExp, string])[] {
  return names
    .map(({ alias, name }) => ({ words: toWords(alias), name }))
    .filter(({ words }) => words.length > 0)
    .sort((a, b) => b.words.join('').length - a.words.join('').length)
    .map(({ words, name }) => [
      new RegExp(`(?<!\\S)${words.map((word) => word.replaceAll('.', '\\.')).join('[\\s-]*')}(?!\\S)`, 'g'),
      name.toLowerCase(),
    ])
}

function readPiece(piece: string): Reading[] {
  const typed = toWords(piece)
  const readings = /[a-z]/.test(piece) ? readLatin(piece, typed) : readRussian(piece, typed)
  const distinct = new Map(readings.map((words) => [words.join(' '), words.map(toDigits)]))
  distinct.delete('')
  return [...distinct.values()]
}

function readLatin(piece: string, typed: Reading): Reading[] {
  const transliterated = typed.map(transliterate)
  return [
    ...(/[а-я]/.test(piece) ? [toWords(replaceLookalikes(piece))] : []),
    transliterated,
    transliterated.map(hardenFirst),
    typed,
    toWords(inRussianLayout(piece)),
    // «njgfc, 5»: this comma is punctuation, not the key of «б».
    toWords(inRussianLayout(piece.replace(/^[^a-z0-9]+|[^a-z0-9]+$/g, ''))),
    toWords(replaceLookalikes(piece)),
  ]
}

function readRussian(piece: string, typed: Reading): Reading[] {
  if (typed.every(isNumber)) return [typed]
  const switched = toWords(inLatinLayout(piece))
  return [typed, typed.map(hardenFirst), switched.map(transliterate), switched]
}

/** Corrects an initial «е» to «э»: «еко» → «эко». */
const hardenFirst = (word: string) => word.replace(/^е/, 'э')
