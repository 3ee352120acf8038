/**
 * Whether a typed phone lacks digits: said on leaving the field, in any notation that people use. Stricter than the rule that refuses
 * an inquiry (ten characters, storefront.md, section 5), which counts brackets and spaces too. Nothing typed is no mistake yet.
 */
export function lacksDigits(phone: string): boolean {
  const typed = phone.normalize('NFKC').trim()
  const digits = typed.replace(/\D/g, '')
  if (typed.length < 10) return typed !== ''
  // Another country's number, which may be shorter.
  if (/^(?:\+|00)\s*[1-69]/.test(typed)) return digits.length < 9
  // Ten digits are a number without its prefix, unless they begin with one: «+7 926 123-45-6», «8 926 123-45-6».
  return digits.length < 10 || (digits.length === 10 && /^(?:7|89)/.test(digits))
}

/**
 * Calls `look` once a field was left: at once by the keyboard, else after the press that left it, for a message that appears during a
 * press would move the pressed button away from under the finger.
 */
export function afterPress(look: () => void): void {
  if (!document.documentElement.matches(':active')) look()
  else addEventListener('pointerup', () => setTimeout(look), { once: true })
}

/** Calls `tell` when a visitor leaves a form's phone that lacks digits; returns what ends it. */
export function watchPhone(form: HTMLFormElement | null, tell: () => void): () => void {
  function look({ target }: FocusEvent) {
    if (!(target instanceof HTMLInputElement) || target.name !== 'phone') return
    // One who is back in the field at once is typing.
    const isLeft = () => target !== document.activeElement
    afterPress(() => queueMicrotask(() => isLeft() && lacksDigits(target.value) && tell()))
  }
  form?.addEventListener('focusout', look)
  return () => form?.removeEventListener('focusout', look)
}
