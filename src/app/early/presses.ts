/** Said by the page's own code once it answers by itself (src/app/shell.tsx). */
const ALIVE = 'page-alive'

const HEARD = ['click', 'submit', 'change'] as const

/** Said when a press still has no answer after this many milliseconds: the code is slow, or will not come. */
const LATE = 'Страница ещё загружается. Если ждёте долго, обновите её.'
const LATE_MS = 6000

/**
 * Until the page's own code is here, keeps what a visitor presses, chooses and sends, shows that it was heard
 * (`aria-busy`), and does it again once the code can answer. Links and forms with an address need no code: they just work.
 */
export function keepPresses(): void {
  /** What is to be done again, by the element it belongs to: pressed twice is pressed once. */
  const kept = new Map<Element, () => void>()
  const note = document.createElement('p')
  note.className = 'late-note'
  note.role = 'alert'
  note.textContent = LATE
  let timer: ReturnType<typeof setTimeout>

  const keep = (element: Element, again: () => void) => {
    element.ariaBusy = 'true'
    kept.set(element, again)
    clearTimeout(timer)
    timer = setTimeout(() => document.body.append(note), LATE_MS)
  }

  const hear = (event: Event) => {
    const { target, type } = event
    if (!(target instanceof Element)) return
    const button = target.closest('button')
    if (type === 'click' && button && button.type !== 'submit') {
      event.preventDefault()
      keep(button, () => button.click())
    } else if (
      event instanceof SubmitEvent &&
      target instanceof HTMLFormElement &&
      !target.hasAttribute('action')
    ) {
      event.preventDefault()
      keep(event.submitter ?? target, () => target.requestSubmit(event.submitter))
    } else if (type === 'change' && isField(target)) keep(target, choiceOf(target))
  }

  for (const type of HEARD) addEventListener(type, hear, true)
  const answer = () => {
    for (const type of HEARD) removeEventListener(type, hear, true)
    clearTimeout(timer)
    note.remove()
    for (const [element, again] of kept) {
      element.ariaBusy = null
      // Each by itself: in the middle of its own work React would hear none of them.
      setTimeout(again)
    }
  }
  addEventListener(ALIVE, answer, { once: true })
}

type Field = HTMLInputElement | HTMLSelectElement

/** Choices alone: what is typed stays typed. */
function isField(element: Element): element is Field {
  return element.matches('select, [type="range"], [type="radio"], [type="checkbox"]')
}

/** How to choose the same again. React notices a change only of what it knows: the value that the server wrote. */
function choiceOf(field: Field): () => void {
  const { value } = field
  const say = (type: string) => {
    // Past React's own setter, which would take the value for known.
    Reflect.set(Object.getPrototypeOf(field), 'value', value, field)
    field.dispatchEvent(new Event(type, { bubbles: true }))
  }
  return () => {
    if (field.matches('select, [type="range"]')) {
      if ('defaultValue' in field) field.value = field.defaultValue
      say('input')
      // The page first draws the knob in its new place.
      setTimeout(say, 0, 'change')
    } else if ('checked' in field && (field.checked || field.type === 'checkbox')) {
      field.checked = !field.checked
      field.click()
    }
  }
}
