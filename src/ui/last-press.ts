/** Pixels from the top of the window. */
let pressedAt = 0

/** Where in the window the last press or submission was, pixels from its top; 0 before any. */
export const lastPressedAt = (): number => pressedAt

function onPointer({ clientY }: PointerEvent) {
  pressedAt = clientY
}

function onKey({ target }: KeyboardEvent) {
  if (target instanceof Element) pressedAt = target.getBoundingClientRect().top
}

/** Enter in a field submits too: the error message appears next to the button, not next to the field. */
function onSubmit({ submitter }: SubmitEvent) {
  if (submitter) pressedAt = submitter.getBoundingClientRect().top
}

/** Begins to note presses, for as long as the document lives; further calls change nothing. */
export function watchPresses(): void {
  addEventListener('pointerdown', onPointer, true)
  addEventListener('keydown', onKey, true)
  addEventListener('submit', onSubmit, true)
}
