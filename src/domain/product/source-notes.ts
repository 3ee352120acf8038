import { formatShortDate } from '../../lib/dates.ts'
import { tieUnits } from '../../lib/text/tie-units.ts'
import { formatSpec } from './spec-labels.ts'
import { STATION_SPECS } from './station-words.ts'

/** The source that needs no note: most numbers are from it. */
const CURRENT = 'Действующий прайс'

/** Characteristics that are numbers, with the fields whose sources they have. */
const numbers = {
  productivity: 'productivity',
  batchDischarge: 'batchDischarge',
  volume: 'volume',
  dimensions: 'dimensions',
  powerConsumption: 'powerConsumption',
  outlet: 'outlet',
  [STATION_SPECS.inlet]: 'inletTo',
} as const

interface Source {
  text: string
  date: string
  otherValue?: number | undefined
  outdated?: true | undefined
}
interface Sourced {
  price: number | null
  sources: Readonly<Record<string, Source>>
}

/**
 * Where numbers are from, by characteristic, with the day: those that are not from the current price list, of another year, or
 * of which another source says otherwise. `price` is the note of a known price.
 */
export function toSourceNotes({ price, sources }: Sourced): Record<string, string> {
  const notes = Object.entries(numbers).flatMap(([key, field]) => {
    const source = sources[field]
    return source && isDoubtful(source) ? [[key, formatNote(key, source)]] : []
  })
  const ofPrice = price === null ? undefined : sources.price?.text
  return Object.fromEntries(
    ofPrice === undefined || ofPrice === CURRENT ? notes : [...notes, ['price', `${ofPrice}.`]],
  )
}

const isDoubtful = ({ text, otherValue, outdated }: Source) =>
  text !== CURRENT || otherValue !== undefined || outdated === true

function formatNote(key: string, { text, date, otherValue, outdated }: Source): string {
  const isSaid = otherValue === undefined || text.includes(String(otherValue).replace('.', ','))
  const other = isSaid ? '' : `; в другом источнике ${formatSpec(key, otherValue)}`
  return tieUnits(`${text}${other}${outdated ? '; другого года' : ''}, ${formatShortDate(date)}`)
}
