/** Forms that need code: those with an address work without. */
export const WITH_CODE = 'form:not([action])'

const toField = ({ name, value, checked }: HTMLInputElement) => [name, value, checked]

const toForm = (form: HTMLFormElement) => [
  // Pressed, where the button is busy.
  form.querySelector('[type=submit]')?.ariaBusy,
  ...Array.from(form.querySelectorAll<HTMLInputElement>('[name]:not([type=password])'), toField),
]

/** Whether this document has kept something. */
let isKept = false

/**
 * Keeps what is typed into the forms of this document, and whether they are pressed, for the case that their code never comes: the page's
 * next document with code goes on with it (`src/storefront/inquiry/fields/left-forms.ts`, which knows this format); after that only a
 * press keeps them again. Forgets them when the code `hasCome`. True when another document has gone on with them.
 */
export function keepForms(isPress: boolean, hasCome?: boolean): boolean | undefined {
  try {
    const key = `typed ${location.pathname} ${performance.timeOrigin}`
    const isTaken = isKept && !localStorage[key]
    if (hasCome && !isTaken) delete localStorage[key]
    else if (isPress || !isTaken) {
      localStorage[key] = JSON.stringify([
        Date.now(),
        ...Array.from(document.querySelectorAll<HTMLFormElement>(WITH_CODE), toForm),
      ])
      isKept = true
      // The queue of this device, empty: it is what looks for these.
      localStorage['inquiry-unsent'] ??= '[]'
    }
    return isTaken
  } catch {
    // Full or forbidden.
  }
}
