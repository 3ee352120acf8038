/** Body, discharge and variant as read from a model's name: «Топас 8 Лонг Пр Ус». */
export interface NamedDesign {
  /** Null when neither name nor line names the body. */
  body: 'low' | 'septic' | null
  discharge: 'gravity' | 'pump'
  variant: 'standard' | 'long' | 'reinforced'
}

/**
 * Parses a model name; used for the initial value only, afterwards the product's columns are authoritative. «Грунт» and «Эко» in
 * name or line give the body, «Лонг» and «Лонг Ус» the variant, «Пр» after the size a pump. Case-insensitive.
 */
export function readModelName(name: string, modelLine: string | null): NamedDesign {
  const words = wordsOf(name)
  const all = [...words, ...wordsOf(modelLine ?? '')]
  const size = words.findIndex(isSize)
  const long = words.includes('лонг')
  return {
    body: all.includes('грунт') ? 'low' : all.includes('эко') ? 'septic' : null,
    discharge: size >= 0 && words.slice(size + 1).includes('пр') ? 'pump' : 'gravity',
    variant: long ? (words.includes('ус') ? 'reinforced' : 'long') : 'standard',
  }
}

const wordsOf = (text: string) => text.toLowerCase().split(/\s+/)
const isSize = (word: string) => /^\d/.test(word)
