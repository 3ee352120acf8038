import type { ComponentProps, ReactNode } from 'react'
import { toAttributes } from './button-attributes.tsx'
import type { IconName } from './icon-name.ts'

/** A button; its default `type` is `button`. */
export function Button(props: ButtonProps) {
  return <button type="button" {...toAttributes('btn', props)} />
}

/** A link with the look of a button. */
export function LinkButton(props: LinkButtonProps) {
  return <a {...toAttributes('btn', props)} />
}

type ButtonLook = {
  /**
   * `main`: the screen's main action; `water`: the next step; `line` (default): other actions; `quiet`: rarely used ones;
   * `danger`: destructive; `done`: already active.
   */
  variant?: 'main' | 'water' | 'line' | 'quiet' | 'danger' | 'done' | undefined
  size?: 'big' | 'small' | undefined
  /** Full width of its container. */
  isWide?: boolean
  /** For an icon without text; then `aria-label` is required. */
  isSquare?: boolean
  icon?: IconName | undefined
  /** Shows a spinner instead of the icon. */
  isBusy?: boolean
  /** Class of the parent's style sheet, for position and size only, not for the look. */
  className?: string
  children?: ReactNode
}

type ButtonProps = ButtonLook & Omit<ComponentProps<'button'>, 'className' | 'style'>

type LinkButtonProps = Omit<ButtonLook, 'isBusy'> &
  Omit<ComponentProps<'a'>, 'className' | 'style'> & { href: string | undefined }
