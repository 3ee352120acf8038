/** A metric as its text says it: type, help, and samples by name with labels. */
export interface Metric {
  type: string
  help: string
  samples: Map<string, number>
}

const NAME = /^[a-zA-Z_:][\w:]*$/
const SAMPLE = /^([a-zA-Z_:][\w:]*)(?:\{(.*)\})? (\S+)$/
const LABELS = /^(?:[a-zA-Z_]\w*="(?:[^"\\\n]|\\["\\n])*"(?:,(?!$)|$))*$/
const ENDINGS: Readonly<Record<string, readonly string[]>> = {
  counter: [''],
  gauge: [''],
  histogram: ['_bucket', '_sum', '_count'],
  summary: ['', '_sum', '_count'],
}

/**
 * Reads the text format of Prometheus (version 0.0.4) to the letter: every metric has its help and its type once, before its samples,
 * which stand together and are named after it; no series comes twice. Throws at the first line that is none of these.
 */
export function readExposition(text: string): Map<string, Metric> {
  if (!text.endsWith('\n')) throw new Error('the last line has no end')
  const metrics = new Map<string, Metric>()
  let current: [name: string, metric: Metric] | null = null
  for (const line of text.slice(0, -1).split('\n')) {
    const [, word, name = '', rest = ''] = /^# (HELP|TYPE) (\S+) (.+)$/.exec(line) ?? []
    if (word === 'HELP') {
      if (!NAME.test(name) || metrics.has(name)) throw new Error(`a second or misnamed metric: ${line}`)
      current = [name, { type: '', help: rest, samples: new Map() }]
      metrics.set(...current)
    } else if (word === 'TYPE') {
      if (current?.[0] !== name || current[1].type !== '' || !(rest in ENDINGS))
        throw new Error(`a type: ${line}`)
      current[1].type = rest
    } else if (line !== '') readSample(line, current)
  }
  return metrics
}

function readSample(line: string, current: [string, Metric] | null): void {
  const [, name = '', labels = '', value = ''] = SAMPLE.exec(line) ?? []
  if (!current || name === '' || !LABELS.test(labels)) throw new Error(`no sample: ${line}`)
  const [metric, { type, samples }] = current
  const isOurs = ENDINGS[type]?.some((ending) => metric + ending === name)
  const key = labels === '' ? name : `${name}{${labels}}`
  const number = value === '+Inf' ? Number.POSITIVE_INFINITY : Number(value)
  if (!isOurs || samples.has(key) || (Number.isNaN(number) && value !== 'Nan' && value !== 'NaN'))
    throw new Error(`not a sample of ${metric}: ${line}`)
  samples.set(key, number)
}
