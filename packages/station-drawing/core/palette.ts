/**
 * The light theme's drawing tokens, resolved: an SVG used as an image cannot read the page's custom properties.
 * Keep in sync with the tokens `--draw-*` and `--signal*`.
 */
export const palette = {
  line: '#1d2b2a',
  dimension: '#3a4745',
  sky: '#f1eee4',
  grass: '#4d6b3a',
  topsoil: '#c3ae8d',
  soil: '#e6dac1',
  clay: '#dbccae',
  soilInk: '#937c59',
  sand: '#f5ebd0',
  body: '#fdfcf8',
  wall: '#e7e5dc',
  raw: '#a99a66',
  aerated: '#8fb3a0',
  clean: '#74b4c4',
  groundWater: '#5f9fb0',
  steel: '#b5bcb8',
  /** Lid of a manufacturer without a colour. */
  lid: '#66736f',
  wood: '#e4d5b8',
  mark: '#fffefb',
  snow: '#fffefb',
  person: '#3a4745',
  /** Distinguishing features: pump and long neck. */
  signal: '#c2410c',
  signalTint: '#fbe8dd',
  /** Marks of details, the spare head and straps: the token `--water-700`. */
  tag: '#0a5259',
} as const
