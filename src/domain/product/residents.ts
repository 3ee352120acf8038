/** The two numbers of people in a product, both edited by staff. */
interface Rated {
  users: number | null
  maxResidents: number | null
}

/** Residents a station is made for: `maxResidents`, else `users` (decisions.md, `users` and `maxResidents`); null when neither is known. */
export const residentsOf = ({ maxResidents, users }: Rated): number | null => maxResidents ?? users
