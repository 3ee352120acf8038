import { lazy } from './lazy.ts'

const UNITS = ['КБ', 'МБ', 'ГБ', 'ТБ'] as const
const STEP = 1024

const whole = lazy(() => new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 0 }))
const tenths = lazy(() => new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 1 }))

/** A number of bytes for people: «312 МБ», «2,1 ГБ»; below ten with one digit after the comma. */
export function formatBytes(bytes: number): string {
  let value = Math.max(bytes, 0) / STEP
  let unit = 0
  while (value >= STEP && unit < UNITS.length - 1) {
    value /= STEP
    unit += 1
  }
  return `${(value < 10 ? tenths : whole)().format(value)} ${UNITS[unit]}`
}
