import { days } from '../../lib/duration.ts'
import { showToast } from '../../ui/toast-store.ts'
import { unread } from './attempt-storage.ts'
import { type Control, fillIn, isChoice } from './fill-in.ts'

declare global {
  interface Window {
    /** How long the document was shown that what is sent from here was typed in, ms (`accompanying.ts`). */
    shownBefore?: number
  }
}

/** The forms of a page as a document without code has left them (`src/app/early/keep-forms.ts`). */
interface Left {
  key: string
  path: string
  at: number
  /** How long the document had been shown, ms. */
  shownFor: number
  forms: readonly LeftForm[]
}
interface LeftForm {
  isPressed: boolean
  /** By element of the form, in order. */
  fields: readonly [name?: string, value?: string, isChecked?: boolean][]
}

/** After that a consent is given, and a request sent, by a press of its own only. */
const GOES_BY_ITSELF = days(1)
/** Like a request that waits on this device. */
const KEPT_FOR = days(30)

/**
 * Fills the forms of this page with what was typed into them in a document whose code never came, and presses those that were pressed. What
 * has been typed here since stays. Of a request on another page it is told.
 */
export function goOnWithTyped(): void {
  const all = storedKeys().flatMap(readLeft)
  const here = all.filter(({ path }) => path === location.pathname)
  for (const [index, form] of [...document.forms].entries()) goOnWithForm(here, index, form)
  const isDone = (left: Left) => here.includes(left) || Date.now() - left.at > KEPT_FOR
  for (const left of all) if (isDone(left)) localStorage.removeItem(left.key)
  const elsewhere = all.find((left) => !isDone(left) && isFresh(left) && left.forms.some(isRequest))
  if (elsewhere) tell(elsewhere)
  // The early script's sign that there is something here; without it this code is not asked for at once.
  else if (unread.get().length === 0) unread.remove()
}

/** None where storage is forbidden. */
function storedKeys(): string[] {
  try {
    return Object.keys(localStorage)
  } catch {
    return []
  }
}

function readLeft(key: string): Left[] {
  const [sign, path = '', shownAt] = key.split(' ')
  if (sign !== 'typed') return []
  try {
    const [at, ...forms]: [number, ...[string | null, ...LeftForm['fields']][]] = JSON.parse(
      localStorage[key],
    )
    return [
      {
        ...{ key, path, at, shownFor: at - Number(shownAt) },
        forms: forms.map(([busy, ...fields]) => ({ isPressed: busy !== null, fields })),
      },
    ]
  } catch {
    // Changed by somebody.
    localStorage.removeItem(key)
    return []
  }
}

const isFresh = ({ at }: Left) => Date.now() - at < GOES_BY_ITSELF

const isRequest = ({ isPressed, fields }: LeftForm) =>
  isPressed && fields.some(([name, value]) => name === 'phone' && value)

function goOnWithForm(here: readonly Left[], index: number, form: HTMLFormElement): void {
  // With an address it works without code, and the visitor has gone there.
  if (form.hasAttribute('action')) return
  // Pressed or typed in several documents, it is one request: the last that was pressed, else the last.
  const [last] = here.toSorted(
    (a, b) => Number(b.forms[index]?.isPressed) - Number(a.forms[index]?.isPressed) || b.at - a.at,
  )
  const left = last?.forms[index]
  if (!(last && left)) return
  window.shownBefore = last.shownFor
  for (const [place, [name, value = '', isChecked]] of left.fields.entries()) {
    const control = form.elements[place] as Control | undefined
    // The form is another one since.
    if (!(name && control) || control.name !== name) continue
    if (!isChoice(control)) {
      if (control.value === '' && value) fillIn(control, value)
    } else if (isChecked && !control.checked && isFresh(last)) control.click()
  }
  if (left.isPressed && isFresh(last)) form.requestSubmit(form.querySelector<HTMLElement>('[type=submit]'))
}

function tell({ path }: Left): void {
  showToast({
    title: 'Заявка не отправлена',
    description: 'Она осталась на странице, где вы её заполнили',
    action: { label: 'Открыть и отправить', run: () => location.assign(path) },
  })
}
