import { useEffect } from 'react'
import { isPlainKey, isTyping } from '../../../../shell/screen-keys.ts'
import { useKeyDown } from '../../../../shell/use-key-down.ts'
import { focusTitle } from '../parts/focus-title.ts'

/** What keys of an open inquiry do, by the key's place: a Russian layout works too. Each stands where its button is. */
export type InquiryKeys = Partial<
  Record<'Digit1' | 'Digit2' | 'Digit3' | 't' | 'c' | 'n' | 'e' | 'd' | 'l' | 'j' | 'k', () => void>
>

/**
 * Listens to keys of an open inquiry, if there are any, unless a field has the focus, another dialog is open, or a modifier is held. Esc first
 * leaves the field.
 */
export function useInquiryKeys(keys: InquiryKeys): void {
  useKeyDown((event) => {
    if (!isPlainKey(event) || document.querySelectorAll('dialog[open]').length > 1) return
    const act = isTyping(event.target)
      ? event.code === 'Escape' && focusTitle
      : new Map(Object.entries(keys)).get(toLetter(event.code))
    if (!act) return
    event.preventDefault()
    act()
  }, Object.keys(keys).length > 0)
}

/** A choice from a list by mouse or finger leaves the list: the keys work again at once. */
export function useLeftLists(): void {
  useEffect(() => {
    let isPointed = false
    const point = () => {
      isPointed = true
    }
    const type = () => {
      isPointed = false
    }
    const choose = ({ target }: Event) => {
      if (isPointed && target instanceof HTMLSelectElement) focusTitle()
    }
    document.addEventListener('pointerdown', point, true)
    document.addEventListener('keydown', type)
    document.addEventListener('change', choose)
    return () => {
      document.removeEventListener('pointerdown', point, true)
      document.removeEventListener('keydown', type)
      document.removeEventListener('change', choose)
    }
  }, [])
}

/** The Latin letter at a key's place, `KeyJ` → `j`; other keys stay as they are. */
const toLetter = (code: string) => (/^Key[A-Z]$/.test(code) ? code.slice(3).toLowerCase() : code)
