import { useEffect, useEffectEvent } from 'react'

/** Esc outside of dialogs and of what it closes itself. */
export function useEscape(callback: () => void): void {
  const call = useEffectEvent(callback)
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return
      if (document.querySelector('dialog[open]') === null) call()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
