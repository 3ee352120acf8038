import type { ContactInquiry } from '../../../contract/inquiries/visitor.ts'
import { days, minutes } from '../../../lib/duration.ts'

/** The forms of a page as a document without code has left them (`src/app/early/keep-forms.ts`). */
export interface Left {
  key: string
  path: string
  at: number
  /** How long the document had been shown, ms. */
  shownFor: number
  forms: readonly LeftForm[]
}
export interface LeftForm {
  isPressed: boolean
  fields: readonly LeftField[]
}
export type LeftField = readonly [name: string, value: string, isChecked?: boolean]

/** After that a box is ticked, and an inquiry sent, by a press of its own only: the visitor may have sent it otherwise meanwhile. */
export const GOES_BY_ITSELF = minutes(30)
/** Like an inquiry that waits on this device; what was only typed, a day. */
const KEPT_FOR = days(30)
const TYPED_FOR = days(1)

/** A press that asks for something: where one can be called back. */
export const isInquiry = ({ isPressed, fields }: LeftForm) =>
  isPressed && fields.some(([name, value]) => name === 'phone' && value)

/** What other documents have left, the last first; takes away what is too old. None where storage is forbidden. */
export function listLeft(): Left[] {
  return storedKeys()
    .flatMap(readLeft)
    .flatMap(withoutOld)
    .toSorted((a, b) => b.at - a.at)
}

/**
 * An inquiry that is too old may have been dated by a clock that has been put right since: once it counts as of half an hour ago, which is
 * longer after its document was shown than any is looked at.
 */
function withoutOld(left: Left): Left[] {
  const isAsked = left.forms.some(isInquiry)
  const now = Date.now()
  if (now - left.at <= (isAsked ? KEPT_FOR : TYPED_FOR)) return [left]
  if (isAsked && left.shownFor < KEPT_FOR - GOES_BY_ITSELF) {
    waitForPress({ ...left, at: now })
    return readLeft(left.key)
  }
  forgetLeft(left)
  return []
}

/** Takes it away, but for the `rest`, under another key: to the document that has left it all of it is gone. */
export function forgetLeft({ key, at }: Left, rest: readonly LeftForm[] = []): void {
  localStorage.removeItem(key)
  if (rest.length === 0) return
  const forms = rest.map(({ fields }) => ['true', ...fields])
  localStorage.setItem(`${key.split(' ').slice(0, 3).join(' ')} rest`, JSON.stringify([at, ...forms]))
}

/**
 * Whoever has sent an inquiry may not mean former presses under his phone any more: those that asked the same on the same page are
 * forgotten; others stay, and go by a press of their own only.
 */
export function forgetLeftBy({ phone, message, source }: ContactInquiry): void {
  const digits = toDigits(phone)
  if (digits === '') return
  const isBy = ({ fields }: LeftForm) =>
    fields.some(([name, value]) => name === 'phone' && toDigits(value) === digits)
  const isSaid = ([name, value]: LeftField) => name !== 'message' || (message ?? '').includes(value.trim())
  for (const left of listLeft()) {
    if (!left.forms.some(isBy)) continue
    const isSame = (form: LeftForm) => left.path === source?.page && isBy(form) && form.fields.every(isSaid)
    if (left.forms.filter((form) => isInquiry(form) || isBy(form)).every(isSame)) forgetLeft(left)
    else waitForPress(left)
  }
}

/** As if it was pressed longer ago: it is filled in, and not sent by itself. */
function waitForPress({ key, at }: Left): void {
  const [, ...forms] = JSON.parse(localStorage[key])
  localStorage.setItem(key, JSON.stringify([at - GOES_BY_ITSELF, ...forms]))
}

/** Without the prefix, which is written as 8 or +7. */
const toDigits = (phone: string) => phone.replace(/\D/g, '').slice(-10)

function storedKeys(): string[] {
  try {
    return Object.keys(localStorage)
  } catch {
    return []
  }
}

function readLeft(key: string): Left[] {
  const [sign, path = '', shownAt] = key.split(' ')
  // This document's own are pressed by the early script, when the page is alive.
  if (sign !== 'typed' || shownAt === String(performance.timeOrigin)) return []
  try {
    const [at, ...forms]: [number, ...[string | null, ...LeftField[]][]] = JSON.parse(localStorage[key])
    return [
      {
        key,
        path,
        at,
        shownFor: Math.max(0, at - Number(shownAt)),
        forms: forms.map(([busy, ...fields]) => ({ isPressed: busy === 'true', fields })),
      },
    ]
  } catch {
    // Changed by somebody.
    localStorage.removeItem(key)
    return []
  }
}
