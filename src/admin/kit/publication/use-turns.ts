import { useRef } from 'react'

/** Runs work one after the other: a save that began while another runs would meet its own draft as a stranger's. */
export function useTurns(): <Result>(work: () => Promise<Result>) => Promise<Result> {
  const last = useRef<Promise<unknown>>(Promise.resolve())
  return (work) => {
    const result = last.current.then(work, work)
    last.current = result
    return result
  }
}
