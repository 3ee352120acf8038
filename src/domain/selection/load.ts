import type { Choice, SiteAnswers } from './answers.ts'
import { GUEST_LITRES, RESIDENT_LITRES } from './norms.ts'
import { salvoOf } from './salvo.ts'

/** Residents of a choice; `10+` counts as 10 (storefront.md, section 9). */
const RESIDENTS: Readonly<Record<Choice<'residents'>, number | null>> = {
  up_to_3: 3,
  '4': 4,
  '5': 5,
  '6': 6,
  '7': 7,
  '9': 9,
  '10+': 10,
  settlement: null,
}
const GUESTS: Readonly<Record<Choice<'guests'>, number>> = { '0': 0, '1': 1, '2': 2, '3': 3, '4': 4, '5+': 5 }

/** What a house sends to the station. */
export interface Load {
  residents: number | null
  /** Null when it is unknown how many guests come; none are reckoned then. */
  guests: number | null
  /** Null while the residents are unknown, and for a settlement. */
  litresPerDay: number | null
  /** Litres within half an hour, of the fixtures that were named: a lower bound. Null when none was. */
  salvo: number | null
}

/** Load of the house: 200 l a resident, 100 l a guest, and what its fixtures may let go at once. */
export function loadOf(site: SiteAnswers): Load {
  const residents = site.residents === null ? null : RESIDENTS[site.residents]
  const guests = site.guests === null ? null : GUESTS[site.guests]
  return {
    residents,
    guests,
    litresPerDay: residents === null ? null : residents * RESIDENT_LITRES + (guests ?? 0) * GUEST_LITRES,
    salvo: salvoOf(site),
  }
}
