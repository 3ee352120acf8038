const toField = ({ type, name, value, checked }: HTMLInputElement) =>
  type === 'password' ? [] : [name, value, checked]

const toForm = (form: HTMLFormElement) => [
  // Pressed, where the button is busy.
  form.querySelector('[type=submit]')?.ariaBusy,
  ...([...form.elements] as HTMLInputElement[]).map(toField),
]

/**
 * Keeps what is typed into the forms of this document, and whether they are pressed, for the case that their code never comes: the page's
 * next document with code goes on with it (`src/storefront/inquiry/typed-before-code.ts`, which knows this format).
 */
export function keepForms(): void {
  inStorage((key) => {
    localStorage[key] = JSON.stringify([Date.now(), ...[...document.forms].map(toForm)])
    // The queue of this device, empty: it is what looks for these.
    localStorage['inquiry-unsent'] ??= '[]'
  })
}

/** When the code has come. */
export function forgetForms(): void {
  inStorage((key) => localStorage.removeItem(key))
}

function inStorage(use: (key: string) => void): void {
  try {
    use(`typed ${location.pathname} ${performance.timeOrigin}`)
  } catch {
    // Full or forbidden.
  }
}
