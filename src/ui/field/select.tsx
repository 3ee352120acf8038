import type { ComponentProps } from 'react'
import { Icon } from '../icon.tsx'

/** A styled native select. */
export function Select(props: ComponentProps<'select'>) {
  return (
    <div className="select">
      <select {...props} />
      <Icon name="chevron-down" />
    </div>
  )
}
