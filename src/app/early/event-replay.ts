import { keepForms, WITH_CODE } from './keep-forms.ts'

/** Dispatched on window after hydration (src/app/shell.tsx). */
const HYDRATED = 'hydrated'

const CAPTURED = ['click', 'submit', 'change', 'input'] as const

/** Message shown when hydration has not happened SLOW_MS after the first queued event. */
const SLOW_MESSAGE = 'Страница ещё загружается. Если ждёте долго, обновите её: введённое сохранится.'
const SLOW_MS = 6000

/**
 * Queues clicks, choices and submits until hydration, marks their elements `aria-busy`, and replays them then. Links and forms
 * with an action work without scripts and are left alone. What is typed is kept for the case that the code never comes.
 */
export function replayEventsAfterHydration(): void {
  /** One replay per element: a double click is replayed once. */
  const queue = new Map<Element, () => void>()
  const note = document.createElement('p')
  note.className = 'late-note'
  note.role = 'alert'
  note.textContent = SLOW_MESSAGE
  let timer: ReturnType<typeof setTimeout> | undefined
  /** Whether another tab has gone on with the forms: pressed here again, they would be sent twice. */
  let isTaken: boolean | undefined

  const enqueue = (element: Element, replay: () => void) => {
    element.ariaBusy = 'true'
    queue.set(element, replay)
    timer ??= setTimeout(() => document.body.append(note), SLOW_MS)
  }

  const capture = (event: Event) => {
    // People press, choose and type on elements only; a submit has a form and, where a button was pressed, a submitter.
    const { type, target, submitter } = event as SubmitEvent & { target: HTMLFormElement }
    const button = target.closest('button')
    if (type === 'click' && button && button.type !== 'submit') {
      event.preventDefault()
      enqueue(button, () => button.click())
    } else if (type === 'submit' && target.matches(WITH_CODE)) {
      event.preventDefault()
      enqueue(submitter ?? target, () => {
        // Told by what finds this mark, of the code that comes later (src/storefront/inquiry/outbox/typed-before-code.ts).
        if (isTaken) target.ariaBusy = 'false'
        else target.requestSubmit(submitter)
      })
    } else if (type === 'change' && isField(target)) enqueue(target, toChangeReplay(target))
    if (type !== 'click' && target.closest(WITH_CODE)) keepForms(type === 'submit')
  }

  for (const type of CAPTURED) addEventListener(type, capture, true)
  const replayAll = () => {
    for (const type of CAPTURED) removeEventListener(type, capture, true)
    clearTimeout(timer)
    note.remove()
    isTaken = keepForms(false, true)
    for (const [element, replay] of queue) {
      element.ariaBusy = null
      // In separate tasks: React ignores events dispatched during its effects.
      setTimeout(replay)
    }
  }
  addEventListener(HYDRATED, replayAll, { once: true })
}

type Field = HTMLInputElement | HTMLSelectElement

/** Checkboxes, radio buttons, lists and sliders only: React keeps typed text by itself. */
function isField(element: Element): element is Field {
  return element.matches('select,[type=range],[type=radio],[type=checkbox]')
}

/** Replays a choice: a click on a checkbox or radio button, a change event on a list or slider. */
function toChangeReplay(field: Field): () => void {
  const { value } = field
  if ('checked' in field && field.type !== 'range') {
    const { checked } = field
    return () => {
      field.checked = !checked
      field.click()
    }
  }
  return () => {
    field.value = value
    field.dispatchEvent(new Event('change', { bubbles: true }))
  }
}
