import { CART_PATH } from '../../../domain/site/site-paths.ts'
import { days } from '../../../lib/duration.ts'
import { fillIn, isChoice, isControl } from '../../../ui/field/fill-in.ts'
import {
  currentToast,
  pauseToast,
  resumeToast,
  showToast,
  subscribeToToast,
  type ToastMessage,
} from '../../../ui/toast/toast-store.ts'
import {
  forgetLeft,
  GOES_BY_ITSELF,
  isInquiry,
  type Left,
  type LeftField,
  type LeftForm,
  listLeft,
} from '../fields/left-forms.ts'
import { bringIntoView } from '../place/bring-into-view.ts'
import { storedInquiries } from './device.ts'

declare global {
  interface Window {
    /** How long the document was shown that what is sent from here was typed in, ms (`accompanying.ts`). */
    shownBefore?: number
  }
}

/** How long it is told of an inquiry on another page. */
const TOLD_FOR = days(1)

const isWithin = ({ at }: Left, time: number) => Date.now() - at < time

/** Of what it was told in this document, by its time. */
const told = new Set<number>()

/**
 * Fills the forms of this page with what was typed into them in a document whose code never came, and presses those that were pressed
 * within half an hour, where that needs nobody. What has been typed here since stays. Of what is not sent it is told. One tab at a time.
 */
export async function goOnWithTyped(): Promise<void> {
  // The early script marks in tasks that come before this one: where the page is alive, they have come, else with its event.
  tellTakenSoon()
  addEventListener('hydrated', tellTakenSoon)
  if (navigator.locks && listLeft().length > 0) await navigator.locks.request('typed', goOn)
  else goOn()
}

function goOn(): void {
  const all = listLeft()
  const here = all.filter(({ path }) => path === location.pathname)
  const matched = new Map(here.flatMap(({ forms }) => findTwins(forms)))
  for (const twin of new Set(matched.values())) if (twin) goOnWithForm(here, matched, twin)
  const kept = all.filter((left) => {
    const asked = left.forms.filter(isInquiry)
    const lost = asked.filter((form) => !matched.get(form))
    // Its document may yet come to life: it sends what nobody has gone on with.
    const isUntouched = lost.length > 0 && lost.length === asked.length
    if (here.includes(left) && !isUntouched) forgetLeft(left, lost)
    return lost.length > 0
  })
  const untold = kept.find((left) => isWithin(left, TOLD_FOR) && !told.has(left.at))
  if (untold) tell(untold)
  // The early script's sign that there is something here; without it this code is not asked for at once.
  if (kept.length === 0 && storedInquiries.get().length === 0) storedInquiries.remove()
}

/** The forms of this page that those of a document are gone on with in; of several with the same fields each its own. */
function findTwins(forms: readonly LeftForm[]): (readonly [left: LeftForm, twin: HTMLFormElement | null])[] {
  const names = forms.map(namesOf)
  return forms.map((left, index) => {
    const place = names.slice(0, index).filter((one) => one.join() === names[index]?.join()).length
    return [left, findTwin(left, place)]
  })
}

const namesOf = ({ fields }: LeftForm) => [...new Set(fields.map(([name]) => name).filter(Boolean))]

/**
 * The form of this page that has all of these fields, and the fewest others, at its `place` among those alike; null when it is gone, or
 * stands behind a confirmation.
 */
function findTwin(left: LeftForm, place: number): HTMLFormElement | null {
  const names = namesOf(left)
  if (names.length === 0) return null
  const twins = [...document.forms]
    // With an address it works without code, and the visitor has gone there.
    .filter((form) => !form.hasAttribute('action') && !form.hidden)
    .map((form) => ({ form, has: new Set(controlsOf(form).map(({ name }) => name)) }))
    .filter(({ has }) => names.every((name) => has.has(name)))
    .toSorted((one, other) => one.has.size - other.has.size)
  const alike = twins.filter(({ has }) => has.size === twins[0]?.has.size)
  return (alike[place] ?? alike.at(-1))?.form ?? null
}

const controlsOf = (form: HTMLFormElement) => [...form.elements].filter(isControl)

type Matched = ReadonlyMap<LeftForm, HTMLFormElement | null>

function goOnWithForm(here: readonly Left[], matched: Matched, form: HTMLFormElement): void {
  const all = here.flatMap((left) => left.forms.map((typed) => ({ left, typed })))
  // What was pressed is meant as it was, though the browser has restored it here, so that only a former one differs.
  const rank = ({ isPressed, fields }: LeftForm) =>
    isPressed ? 2 : Number(fields.some((field) => isNews(form, field)))
  // Pressed or typed in several documents, it is one inquiry: the last that was pressed, else the last with something typed.
  const [last] = all
    .filter(({ typed }) => matched.get(typed) === form)
    .toSorted((a, b) => rank(b.typed) - rank(a.typed) || b.left.at - a.left.at)
  const button = form.querySelector<HTMLButtonElement>('[type=submit]')
  // Pressed here anew, that is what is meant.
  if (!last || button?.ariaBusy === 'true') return
  const { left, typed } = last
  window.shownBefore = left.shownFor
  const isRecent = isWithin(left, GOES_BY_ITSELF)
  const isSame = typed.fields.map((field) => fill(form, field, isRecent)).every(Boolean)
  if (!typed.isPressed) return
  // A chat can be opened by a press of the visitor's only.
  if (isRecent && isSame && (form.dataset.leadHandling ?? 'site') === 'site') form.requestSubmit(button)
  else if (isInquiry(typed)) askToPress(form, button)
}

const findControl = (form: HTMLFormElement, [name, value = '']: LeftField) =>
  controlsOf(form).find((one) => one.name === name && (!isChoice(one) || one.value === value))

/** Whether the form does not say yet what was typed there. */
function isNews(form: HTMLFormElement, field: LeftField): boolean {
  const [name, value, isChecked = false] = field
  const control = name ? findControl(form, field) : undefined
  if (!control) return false
  return isChoice(control) ? isChecked && !control.checked : Boolean(value) && control.value !== value
}

/** Whether the form says now what was typed there. */
function fill(form: HTMLFormElement, field: LeftField, isRecent: boolean): boolean {
  const [name, value = '', isChecked] = field
  if (!name) return true
  const control = findControl(form, field)
  // What is not offered any more can only have been left alone.
  if (!control) return !isChecked
  if (isChoice(control)) {
    if (isChecked && !control.checked && (isRecent || control.type === 'radio')) control.click()
    return !isChecked || control.checked
  }
  if (value && (control.value === '' || control.type === 'range')) fillIn(control, value)
  return control.value === value
}

function askToPress(form: HTMLFormElement, button: HTMLButtonElement | null): void {
  bringIntoView(form)
  button?.focus()
  tellUntilRead({
    title: 'Заявка ещё не отправлена',
    description: 'Она заполнена тем, что вы набрали. Проверьте и нажмите кнопку под ней',
  })
}

function tell({ at, path }: Left): void {
  told.add(at)
  const title = 'Заявка не отправлена'
  if (path === location.pathname)
    tellUntilRead({ title, description: 'Её форма с тех пор изменилась: заполните её, пожалуйста, ещё раз' })
  else
    tellUntilRead({
      title,
      description: `Она осталась ${findPlace(path)}`,
      action: { label: 'Открыть и отправить', href: path },
    })
}

/** Of what was pressed here before the page was alive, and has been gone on with in another tab: the early script has marked its form. */
function tellTaken(): void {
  const taken = [...document.forms].filter(({ ariaBusy }) => ariaBusy === 'false')
  for (const form of taken) form.ariaBusy = null
  if (!taken.some((form) => controlsOf(form).some(({ name }) => name === 'phone'))) return
  tellUntilRead({
    title: 'Отсюда заявка не отправлена',
    description:
      'Её продолжила другая вкладка: там она отправлена или ждёт нажатия. Если нужна ещё одна, нажмите кнопку ещё раз',
  })
}

const tellTakenSoon = () => setTimeout(tellTaken)

const PLACES: readonly [path: RegExp, words: string][] = [
  [/^\/$/, 'на главной странице'],
  [/^\/contact$/, 'на странице «Контакты»'],
  [/^\/product\//, 'на странице товара'],
  [new RegExp(`^${CART_PATH}$`), 'в корзине'],
]
const findPlace = (path: string) =>
  PLACES.find(([pattern]) => pattern.test(path))?.[1] ?? 'на странице, где вы её заполнили'

/** Who has come for something else may not look at once: this toast passes only when it is put away, or another is shown. */
function tellUntilRead(message: ToastMessage): void {
  showToast(message)
  const shown = currentToast()
  pauseToast('unread')
  const stop = subscribeToToast(() => {
    if (currentToast() === shown) return
    stop()
    resumeToast('unread')
  })
}
