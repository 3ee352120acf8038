import { useEffect, useId, useState } from 'react'

const hosts: { id: string; choose: (chosen: boolean) => void }[] = []

function chooseLast() {
  for (const [index, host] of hosts.entries()) host.choose(index === hosts.length - 1)
}

/**
 * Whether toasts belong here. The page has one place and every open dialog has its own, because a modal dialog
 * makes all the rest of the page deaf; the latest wins.
 */
export function useToastHost(isOver: boolean): boolean {
  const id = useId()
  const [chosen, setChosen] = useState(false)
  useEffect(() => {
    // A dialog that is there from the start comes to life before the page around it.
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
