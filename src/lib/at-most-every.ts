/** The same function, of which a call does nothing when the last one that did something was less than `time` ms ago. */
export function atMostEvery<Given extends unknown[]>(
  time: number,
  act: (...given: Given) => void,
): (...given: Given) => void {
  let actedAt = Number.NEGATIVE_INFINITY
  return (...given) => {
    if (performance.now() - actedAt < time) return
    actedAt = performance.now()
    act(...given)
  }
}
