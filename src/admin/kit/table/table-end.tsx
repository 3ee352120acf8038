import type { ReactNode } from 'react'

/** Below the rows of a table: how many these are, and what leads on. */
export const TableEnd = ({ children }: { children: ReactNode }) => <div className="table-end">{children}</div>
