import { useEffect, useEffectEvent, useState } from 'react'

/** How long typing must pause before the text is published, ms: a navigation for each letter would stutter. */
const PAUSE_MS = 250

/**
 * The text of a search field. It is the field's own while somebody types and is published when typing pauses, or at once by
 * `publishNow`. A published text that comes back as `value` changes nothing; any other `value` (Back, a reset) replaces the text.
 * What is not yet published when the field goes away is dropped: the address then belongs to another screen.
 */
export function useTypedText(value: string, publish: (text: string) => void) {
  // `awaited`: texts that were published and have not come back yet.
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
