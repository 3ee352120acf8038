import type { ComponentProps } from 'react'
import { Icon } from './icon.tsx'

/** The native list in the shop's dress. */
export function Select(props: ComponentProps<'select'>) {
  return (
    <div className="select">
      <select {...props} />
      <Icon name="chevron-down" />
    </div>
  )
}
