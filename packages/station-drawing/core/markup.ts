/** Formats a coordinate: rounded to a tenth of a pixel, without leading zero. */
export const px = (value: number): string => {
  const rounded = Math.round(value * 10) / 10
  const text = String(rounded)
  return rounded === 0 || Math.abs(rounded) >= 1 ? text : text.replace('0.', '.')
}

type Attributes = Record<string, string | number | undefined>

const attributesText = (attributes: Attributes): string =>
  Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${typeof value === 'number' ? px(value) : value}"`)
    .join('')

/** `<name …/>`, or `<name …>children</name>`. Values are not escaped: only numbers and palette colours come in. */
export const element = (name: string, attributes: Attributes, children?: string): string =>
  children === undefined
    ? `<${name}${attributesText(attributes)}/>`
    : `<${name}${attributesText(attributes)}>${children}</${name}>`

/** `<g>` with shared attributes; empty without children, no wrapper without attributes. */
export const group = (attributes: Attributes, ...children: string[]): string => {
  const content = children.join('')
  return content === '' || attributesText(attributes) === '' ? content : element('g', attributes, content)
}

/** `<path>`; empty for empty data. */
export const path = (d: string, attributes: Attributes = {}): string =>
  d ? element('path', { d: d.replaceAll(' -', '-'), ...attributes }) : ''

/** `<rect>` between two corners in pixels. */
export const rect = (
  left: number,
  top: number,
  right: number,
  bottom: number,
  attributes: Attributes = {},
): string =>
  element('rect', {
    x: left || undefined,
    y: top || undefined,
    width: right - left,
    height: bottom - top,
    ...attributes,
  })

export type Point = readonly [x: number, y: number]

/** An open line through points, as path data. */
export const line = (...points: Point[]): string =>
  `M${points.map(([x, y]) => `${px(x)} ${px(y)}`).join(' ')}`

/** A closed outline through points, as path data. */
export const outline = (...points: Point[]): string => `${line(...points)}Z`

/** A wavy line from left to right: steps of equal length, up and down in turn; ends at or past `right`. */
export const wave = (left: number, right: number, y: number, rise: number, step: number): string => {
  const steps = Math.ceil((right - left) / step)
  const rest = `${px(step)} 0`
  return `M${px(left)} ${px(y)}q${px(step / 2)} ${px(-rise)} ${rest}${
    steps > 1
      ? `t${Array(steps - 1)
          .fill(rest)
          .join(' ')}`
      : ''
  }`
}
