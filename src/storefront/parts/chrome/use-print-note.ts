import { useEffect } from 'react'
import { formatDate } from '../../../lib/dates.ts'

/** Sets `data-printed` before printing: address and date, which print.css shows at the end of the page. */
export function usePrintNote(): void {
  useEffect(() => {
    const write = () => {
      document
        .getElementById('main')
        ?.setAttribute('data-printed', `${location.href}, ${formatDate(new Date().toISOString())}`)
    }
    addEventListener('beforeprint', write)
    return () => removeEventListener('beforeprint', write)
  }, [])
}
