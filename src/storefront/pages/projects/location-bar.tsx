import { useEffect, useRef } from 'react'
import { PROJECTS_PATH } from '../../../domain/site/site-paths.ts'
import { formatLocation } from './locations.ts'

/** Filter by location; each choice is an address, so that it can be shared and Back works. */
export function LocationBar({ locations, active }: LocationBarProps) {
  const bar = useRef<HTMLElement>(null)

  // On phones the chosen one may be outside of the visible part of the scrolling line.
  useEffect(() => {
    const chosen = active === null ? null : bar.current?.querySelector<HTMLElement>('[aria-current]')
    if (bar.current && chosen) bar.current.scrollLeft = chosen.offsetLeft - bar.current.clientWidth / 2
  }, [active])

  const choice = (location: string | null, name: string) => (
    <a
      key={name}
      className="chip"
      href={`${PROJECTS_PATH}${formatLocation(location)}`}
      aria-current={location === active ? 'true' : undefined}
      data-stay
    >
      {name}
    </a>
  )
  return (
    <nav className="locations" aria-label="Район" ref={bar}>
      {choice(null, 'Все районы')}
      {locations.map((location) => choice(location, location))}
    </nav>
  )
}

type LocationBarProps = {
  locations: readonly string[]
  /** Null is all. */
  active: string | null
}
