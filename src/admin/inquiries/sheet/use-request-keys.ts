import { useEffect, useEffectEvent } from 'react'

/** What the keys of an open request do, by the key's place: a Russian layout works too. */
export type RequestKeys = Partial<Record<'t' | 'c' | 'n' | 'd' | 'l' | 'j' | 'k', () => void>>

/** Listens to the keys of an open request, unless a field has the focus, another dialog is open, or a modifier is held. */
export function useRequestKeys(isOpen: boolean, keys: RequestKeys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || isTyping(event.target)) return
    if (document.querySelectorAll('dialog[open]').length > 1) return
    const act = new Map(Object.entries(keys)).get(toLetter(event.code))
    if (!act) return
    event.preventDefault()
    act()
  })
  useEffect(() => {
    if (!isOpen) return
    const listen = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [isOpen])
}

/** Whether keys write text there. */
function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    target.matches('input:not([type=checkbox]), select, textarea, [contenteditable]')
  )
}

/** The Latin letter at a key's place, `KeyJ` → `j`; other keys stay as they are. */
const toLetter = (code: string) => (/^Key[A-Z]$/.test(code) ? code.slice(3).toLowerCase() : code)
