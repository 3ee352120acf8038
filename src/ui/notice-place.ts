import { useEffect, useId, useState } from 'react'

const places: { id: string; choose: (chosen: boolean) => void }[] = []

function chooseLast() {
  for (const [index, place] of places.entries()) place.choose(index === places.length - 1)
}

/**
 * Whether notices belong here. The page has one place and every open dialog has its own, because a modal dialog
 * makes all the rest of the page deaf; the latest wins.
 */
export function useNoticePlace(isOver: boolean): boolean {
  const id = useId()
  const [chosen, setChosen] = useState(false)
  useEffect(() => {
    // A dialog that is there from the start comes to life before the page around it.
    if (isOver) places.push({ id, choose: setChosen })
    else places.unshift({ id, choose: setChosen })
    chooseLast()
    return () => {
      places.splice(
        places.findIndex((place) => place.id === id),
        1,
      )
      chooseLast()
    }
  }, [id, isOver])
  return chosen
}
