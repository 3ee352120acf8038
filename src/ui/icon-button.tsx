import type { ComponentProps, ReactNode } from 'react'
import { toAttributes } from './button-attributes.tsx'
import type { IconName } from './icon-name.ts'

/** A button that is only a sign. */
export function IconButton(props: IconButtonProps) {
  return <button type="button" {...toAttributes('ico', props)} />
}

/** A link that is only a sign. */
export function IconLink(props: IconLinkProps) {
  return <a {...toAttributes('ico', props)} />
}

type IconLook = {
  icon: IconName
  /** What it does, for who does not see the sign; `title` says it to who does. */
  'aria-label': string
  /** `line` is any, `water` the next step, `quiet` stands beside more important things, `raised` on a picture, `danger` takes away, `on` is in force. */
  variant?: 'line' | 'water' | 'quiet' | 'raised' | 'danger' | 'on'
  /** A class of the parent's style sheet: where it stands and how much room it takes, not how it looks. */
  className?: string
  /** Beside the sign: a count. */
  children?: ReactNode
}

type IconButtonProps = IconLook & Omit<ComponentProps<'button'>, 'className' | 'style'>

type IconLinkProps = IconLook & Omit<ComponentProps<'a'>, 'className' | 'style'> & { href: string }
