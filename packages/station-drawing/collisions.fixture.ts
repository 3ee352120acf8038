import { meet } from './core/boxes.ts'
import type { Composition } from './core/composition.ts'
import { boxOf, isOnSheet, leaderBoxes } from './core/labels.ts'

/** Texts that overlap another text or its leader, something drawn, or the edge of the sheet. */
export function collisionsOf({ labels, taken, ...paper }: Composition): string[] {
  return labels.flatMap((label, i) => {
    const [box, text] = [boxOf(label), label.lines.join(' ')]
    const others = labels.filter((_other, index) => index !== i)
    return [
      ...(isOnSheet(box, paper) ? [] : [`«${text}» leaves the sheet`]),
      ...others
        .filter((other) => [boxOf(other), ...leaderBoxes(other)].some((part) => meet(box, part)))
        .map((other) => `«${text}» meets «${other.lines.join(' ')}»`),
      ...((label.within ?? taken).some((part) => meet(box, part)) ? [`«${text}» stands on a line`] : []),
    ]
  })
}
