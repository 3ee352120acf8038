import { useEffect } from 'react'
import { formatDate } from '../../lib/dates.ts'

/** Ends a printed page with its address and the day it was printed on (`data-printed`, shown by print.css). */
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
