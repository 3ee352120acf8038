import { boxOfCorners } from '../core/boxes.ts'
import { type Marks, noMarks, solid } from '../core/marks.ts'
import { element, group, px } from '../core/markup.ts'
import { palette } from '../core/palette.ts'
import { type Frame, PERSON_HEIGHT } from './frame.ts'

/** Outline in millimetres: x from the figure's middle, y negative upwards from the ground. */
const FIGURE =
  'M-170-1480H170Q245-1480 262-1390L330-690H232L188-1120 178-690 160 0H40L0-700-40 0H-160L-178-690-188-1120-232-690H-330L-262-1390Q-245-1480-170-1480z'
/** A spade stuck into the ground at arm's length. */
const SHAFT = 'M440-300V-1150M360-1150H520'
const BLADE = 'M345-330H535V-40L440 60 345-40z'

/** Horizontal extent of figure and spade, in millimetres. */
export const REACH = { left: -340, right: 550 } as const

/** A person with a spade for scale, at the sheet's `person` position. */
export function person({ sheet, ground, scale }: Frame): Marks {
  if (!sheet.person) return noMarks
  const { x } = sheet.person
  const transform = `translate(${px(x)} ${px(ground)})scale(${Math.round(scale * 1e4) / 1e4})`
  const figure = group(
    { transform },
    element('circle', { cx: 0, cy: -1620, r: 130, fill: palette.person }),
    element('path', { d: FIGURE, fill: palette.person }),
    element('path', {
      d: SHAFT,
      fill: 'none',
      stroke: palette.soilInk,
      'stroke-width': 46,
      'stroke-linecap': 'round',
    }),
    element('path', { d: BLADE, fill: palette.steel, stroke: palette.line, 'stroke-width': 16 }),
  )
  return solid(
    figure,
    boxOfCorners([x + REACH.left * scale, ground - PERSON_HEIGHT * scale], [x - REACH.left * scale, ground]),
    boxOfCorners([x, ground - 1180 * scale], [x + REACH.right * scale, ground + 60 * scale]),
  )
}
