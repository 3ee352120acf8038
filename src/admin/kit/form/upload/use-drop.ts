import { type DragEvent, useState } from 'react'

/** Props of an element that takes dropped files, and whether some are over it. */
export function useDrop(onFiles: (files: readonly File[]) => void) {
  const [isOver, setOver] = useState(false)
  return {
    isOver,
    props: {
      onDragOver(event: DragEvent) {
        if (!event.dataTransfer.types.includes('Files')) return
        event.preventDefault()
        setOver(true)
      },
      onDragLeave: () => setOver(false),
      onDrop(event: DragEvent) {
        event.preventDefault()
        setOver(false)
        onFiles([...event.dataTransfer.files])
      },
    },
  }
}
