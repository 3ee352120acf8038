import { inLatinLayout, inRussianLayout } from './keyboard.ts'
import { isNumber, normalise, toWords } from './normalise.ts'
import { PHRASES, toDigits } from './trade-words.ts'
import { replaceLookalikes, transliterate } from './transliterate.ts'

/** More is not a search; the limits keep the cost of any input small. */
const MAX_LENGTH = 200
const MAX_PIECES = 12
/** A piece may be many words («топас-с-8-лонг-пр»). */
const MAX_WORDS = 24

/** Another name under which a manufacturer's stations are looked for. */
export interface OtherName {
  alias: string
  name: string
}

/** One way to understand a piece of the query, as words. */
export type Reading = readonly string[]

/**
 * Every piece of the query (what stands between spaces) with the ways to read it, likeliest first:
 * as typed, by sound, in the other keyboard layout, with look-alike letters. Other names of a manufacturer are read as its name.
 */
export function readQuery(query: string, names: readonly OtherName[] = []): Reading[][] {
  let text = query.slice(0, MAX_LENGTH).toLowerCase().replaceAll('ё', 'е')
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

/** Longer names first; «Тополь-Эко», «тополь эко» and «топольэко» are one. */
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
  const heard = typed.map(transliterate)
  return [
    ...(/[а-я]/.test(piece) ? [toWords(replaceLookalikes(piece))] : []),
    heard,
    heard.map(hardenFirst),
    typed,
    toWords(inRussianLayout(piece)),
    // «njgfc, 5»: here the comma is a comma, not the key of «б».
    toWords(inRussianLayout(piece.replace(/^[^a-z0-9]+|[^a-z0-9]+$/g, ''))),
    toWords(replaceLookalikes(piece)),
  ]
}

function readRussian(piece: string, typed: Reading): Reading[] {
  if (typed.every(isNumber)) return [typed]
  const switched = toWords(inLatinLayout(piece))
  return [typed, typed.map(hardenFirst), switched.map(transliterate), switched]
}

/** «еко», «eko» for «эко». */
const hardenFirst = (word: string) => word.replace(/^е/, 'э')
