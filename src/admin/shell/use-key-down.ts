import { useEffect, useEffectEvent } from 'react'

/** Calls back for every key that is pressed in the document while `isOn`, with what the last rendering knows. */
export function useKeyDown(callback: (event: KeyboardEvent) => void, isOn = true): void {
  const press = useEffectEvent(callback)
  useEffect(() => {
    if (!isOn) return
    const listen = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [isOn])
}
