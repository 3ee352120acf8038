import { type Location, NavigationType } from 'react-router'

/**
 * Focuses the first empty field of a form to which the address leads by its anchor, now and when the visitor follows such a link on the
 * page, so that he types on where it brought him. Not on Back, after a reload, or when he is already typing. Returns what ends it.
 */
export function focusAtAnchor(
  form: HTMLFormElement | null,
  location: Location,
  action: NavigationType,
): () => void {
  if (action !== NavigationType.Pop || isFirstVisit(location)) focusAnchored(form)
  // The browser follows anchors within a page by itself, and takes the focus away before this event.
  const follow = () => focusAnchored(form)
  // There is no such event for a link to the anchor that the address has already, as after Back.
  const press = ({ target, ctrlKey, metaKey, shiftKey }: MouseEvent) => {
    const link = target instanceof Element ? target.closest('a') : null
    if (!link?.hash || link.href !== window.location.href || ctrlKey || metaKey || shiftKey) return
    setTimeout(() => {
      link.blur()
      follow()
    })
  }
  addEventListener('hashchange', follow)
  addEventListener('click', press)
  return () => {
    removeEventListener('hashchange', follow)
    removeEventListener('click', press)
  }
}

/** Only the first look at the document's own anchor is its opening: a later one is Back. */
let isOpened = false

/** The document was opened here by a link or by hand: not by Back or a reload, where the browser restores the place. */
function isFirstVisit({ key }: Location): boolean {
  if (isOpened) return false
  isOpened = true
  const [opened] = performance.getEntriesByType('navigation')
  return key === 'default' && opened !== undefined && 'type' in opened && opened.type === 'navigate'
}

function focusAnchored(form: HTMLFormElement | null): void {
  const anchor = window.location.hash.slice(1)
  // Who is somewhere else already goes on there.
  if (!form || anchor === '' || document.activeElement !== document.body) return
  if (form.closest(`[id="${CSS.escape(anchor)}"]`)) toFill(form)?.focus({ preventScroll: true })
}

/** What the visitor fills in next: the first empty field, else the first box to be ticked, else the button. */
function toFill(form: HTMLFormElement): HTMLElement | undefined {
  const visible = [...form.elements].filter(
    (one): one is Control => isControl(one) && one.offsetParent !== null,
  )
  return (
    visible.find(
      (one) => one.matches('input:not([type=checkbox], [type=radio]), textarea') && one.value === '',
    ) ??
    visible.find((one) => one.matches('[type=checkbox]:not(:checked)')) ??
    visible.find(({ type }) => type === 'submit')
  )
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLButtonElement

/** What is written in, ticked or pressed. A list of choices always has one, so that it is never empty. */
function isControl(element: Element): element is Control {
  return element.matches('input, textarea, button')
}
