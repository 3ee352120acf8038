import type { ComponentProps } from 'react'
import { Icon } from './Icon.tsx'

/** The native list in the shop's dress. */
export function Select(props: ComponentProps<'select'>) {
  return (
    <div className="select">
      <select {...props} />
      <Icon name="chevron-down" />
    </div>
  )
}
