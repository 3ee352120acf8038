import { useEffect, useEffectEvent, useState } from 'react'

/** Debounce in ms: a navigation per letter would stutter. */
const PAUSE_MS = 250

/**
 * Text of a search field: local while typing, published when typing pauses, or at once by `publishNow`. A published text that
 * returns as `value` is ignored; any other `value` (Back, reset) replaces the text. Unpublished text is dropped on unmount:
 * the address then belongs to another screen.
 */
export function useTypedText(value: string, publish: (text: string) => void) {
  // `awaited`: published texts that have not returned as `value` yet.
  const [{ text, seen, awaited }, setState] = useState<State>({ text: value, seen: value, awaited: [] })
  if (value !== seen) {
    const returned = awaited.indexOf(value)
    setState(
      returned < 0
        ? { text: value, seen: value, awaited: [] }
        : { text, seen: value, awaited: awaited.slice(returned + 1) },
    )
  }
  const isPublished = (typed: string) => typed === (awaited.at(-1) ?? seen)
  const publishNow = (typed = text) => {
    if (isPublished(typed)) {
      setState((now) => ({ ...now, text: typed }))
      return
    }
    setState((now) => ({ ...now, text: typed, awaited: [...now.awaited, typed] }))
    publish(typed)
  }
  const onPause = useEffectEvent(publishNow)
  const isWaiting = !isPublished(text)
  useEffect(() => {
    if (!isWaiting) return
    const timer = setTimeout(() => onPause(text), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text, isWaiting])
  return { text, type: (typed: string) => setState((now) => ({ ...now, text: typed })), publishNow }
}

interface State {
  text: string
  /** The last `value`. */
  seen: string
  awaited: readonly string[]
}
