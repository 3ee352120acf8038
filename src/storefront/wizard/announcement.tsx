import { useEffect, useState } from 'react'
import { seconds } from '../../lib/duration.ts'
import type { Selection } from './use-selection.ts'

/** Debounce of the announcement, against continuous speech while a slider is moved. */
const DEBOUNCE = seconds(1)

/** Live region that announces the present result to screen readers. */
export function Announcement({ selection }: { selection: Selection }) {
  const text = toAnnouncement(selection)
  const [announced, setAnnounced] = useState('')

  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(text), DEBOUNCE)
    return () => clearTimeout(timer)
  }, [text])

  return (
    <p className="vh" role="status">
      {announced}
    </p>
  )
}

function toAnnouncement({ statements, models }: Selection): string {
  const flow = statements[0] ? `${statements[0].result}. ` : ''
  switch (models.state) {
    case 'found':
      return `${flow}Подходят: ${models.fits.map(({ product }) => product.name).join(', ')}`
    case 'failed':
      return `${flow}Модели не загрузились`
    case 'individual':
      return `${flow}Нужен индивидуальный расчёт`
    default:
      return ''
  }
}
