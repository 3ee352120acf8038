import './person.css'

/** Grounds of the initials, by the person's id. */
const GROUNDS = 3

/** Initials of a member of staff in a circle; decorative, the name stands beside it or in its title. */
export function Initials({ person: { id, name } }: { person: Person }) {
  return (
    <span className={`initials initials--${id % GROUNDS}`} aria-hidden="true" title={name}>
      {toInitials(name)}
    </span>
  )
}

/** Who works on an inquiry: initials and name. */
export function PersonName({ person }: { person: Person }) {
  return (
    <span className="person">
      <Initials person={person} />
      <span>{person.name}</span>
    </span>
  )
}

/** The first letters of two words of a name, or the first two letters: «ОК». */
export function toInitials(name: string): string {
  const words = name.split(/[\s.]+/).filter(Boolean)
  const letters = words.length > 1 ? words.slice(0, 2).map((word) => word.charAt(0)) : [name.slice(0, 2)]
  return letters.join('').toUpperCase()
}

interface Person {
  id: number
  name: string
}
