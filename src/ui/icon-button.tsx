import type { ComponentProps, ReactNode } from 'react'
import { toAttributes } from './button-attributes.tsx'
import type { IconName } from './icon-name.ts'

/** A button with an icon only. */
export function IconButton(props: IconButtonProps) {
  return <button type="button" {...toAttributes('ico', props)} />
}

/** A link with an icon only. */
export function IconLink(props: IconLinkProps) {
  return <a {...toAttributes('ico', props)} />
}

type IconLook = {
  icon: IconName
  /** Accessible name; `title` is the tooltip. */
  'aria-label': string
  /** `line` (default): any; `water`: the next step; `quiet`: less important; `raised`: over a picture; `danger`: destructive; `on`: active. */
  variant?: 'line' | 'water' | 'quiet' | 'raised' | 'danger' | 'on'
  /** Class of the parent's style sheet, for position and size only, not for the look. */
  className?: string
  /** A count next to the icon. */
  children?: ReactNode
}

type IconButtonProps = IconLook & Omit<ComponentProps<'button'>, 'className' | 'style'>

type IconLinkProps = IconLook & Omit<ComponentProps<'a'>, 'className' | 'style'> & { href: string }
