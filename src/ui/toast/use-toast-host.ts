import { useEffect, useId, useState } from 'react'

const hosts: { id: string; choose: (chosen: boolean) => void }[] = []

function chooseLast() {
  for (const [index, host] of hosts.entries()) host.choose(index === hosts.length - 1)
}

/**
 * Whether this container shows the toasts. The page and every open dialog have one: outside of a modal dialog everything is
 * inert, so the last opened dialog shows them.
 */
export function useToastHost(isOver: boolean): boolean {
  const id = useId()
  const [chosen, setChosen] = useState(false)
  useEffect(() => {
    // Effects of a dialog that is open from the start run before those of the page around it.
    if (isOver) hosts.push({ id, choose: setChosen })
    else hosts.unshift({ id, choose: setChosen })
    chooseLast()
    return () => {
      hosts.splice(
        hosts.findIndex((host) => host.id === id),
        1,
      )
      chooseLast()
    }
  }, [id, isOver])
  return chosen
}
