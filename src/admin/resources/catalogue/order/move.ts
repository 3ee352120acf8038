/** The list with this item at that place, counted from 0; a place beyond the ends is the nearest end. */
export function moveTo<T>(list: readonly T[], item: T, place: number): T[] {
  const rest = list.filter((one) => one !== item)
  return rest.toSpliced(Math.max(0, Math.min(place, rest.length)), 0, item)
}
