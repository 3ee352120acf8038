import type { ComponentProps, ReactNode } from 'react'
import { joinClasses } from './class-names.ts'
import { Icon } from './icon.tsx'
import type { IconName } from './icon-name.ts'
import { Spinner } from './spinner.tsx'

/** A button; it submits nothing unless `type` says so. */
export function Button(props: ButtonProps) {
  return <button type="button" {...toAttributes(props)} />
}

/** A link that looks like a button: it opens an address and does nothing else. */
export function LinkButton(props: LinkButtonProps) {
  return <a {...toAttributes(props)} />
}

/** The look in the classes of button.css, and everything else as it is. */
function toAttributes<Props extends ButtonLook>({
  variant = 'line',
  size,
  isWide,
  isSquare,
  icon,
  isBusy,
  className,
  children,
  ...attributes
}: Props) {
  return {
    ...attributes,
    className: joinClasses(
      'btn',
      `btn--${variant}`,
      size && `btn--${size}`,
      isWide && 'btn--wide',
      isSquare && 'btn--square',
      className,
    ),
    children: (
      <>
        {isBusy ? <Spinner /> : icon && <Icon name={icon} />}
        {children}
      </>
    ),
  }
}

type ButtonLook = {
  /**
   * `main` is the one action that a screen is there for, `water` the next step, `line` any other (and what holds when nothing
   * is said), `quiet` is seldom needed, `danger` destroys, `done` is already so.
   */
  variant?: 'main' | 'water' | 'line' | 'quiet' | 'danger' | 'done' | undefined
  size?: 'big' | 'small' | undefined
  /** As wide as what it stands in. */
  isWide?: boolean
  /** For an icon alone; the button then needs an `aria-label`. */
  isSquare?: boolean
  icon?: IconName | undefined
  /** The turning ring in the icon's place. */
  isBusy?: boolean
  /** A class of the parent's style sheet: where the button stands and how much room it takes, not how it looks. */
  className?: string
  children?: ReactNode
}

type ButtonProps = ButtonLook & Omit<ComponentProps<'button'>, 'className' | 'style'>

type LinkButtonProps = Omit<ButtonLook, 'isBusy'> &
  Omit<ComponentProps<'a'>, 'className' | 'style'> & { href: string | undefined }
