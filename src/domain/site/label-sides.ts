/** Where the label of a point stands on the map of districts. */
export const LABEL_SIDES = ['left', 'right', 'above', 'below'] as const
export type LabelSide = (typeof LABEL_SIDES)[number]

/** What staff call them. */
export const LABEL_SIDE_NAMES: Readonly<Record<LabelSide, string>> = {
  left: 'Слева',
  right: 'Справа',
  above: 'Сверху',
  below: 'Снизу',
}
