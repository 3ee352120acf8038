import type { ReactNode } from 'react'
import type { Right } from '../../domain/staff/rights.ts'
import { useRight } from './use-right.ts'

/** What only those see who have this right: buttons that the server would refuse. */
export function Allowed({ right, children }: { right: Right; children: ReactNode }) {
  return useRight(right) ? children : null
}
