import type { Station } from './station.ts'

/** A typical station; `known` overrides its fields. */
export function createStation(known: Partial<Station> = {}): Station {
  return {
    body: 'box',
    discharge: 'gravity',
    variant: 'standard',
    width: 1150,
    breadth: 1170,
    height: 2550,
    inletDepth: 600,
    inletRange: null,
    ...known,
  }
}
