import type { ReactNode } from 'react'
import { joinClasses } from './class-names.ts'
import { Icon } from './icon.tsx'
import type { IconName } from './icon-name.ts'
import { Spinner } from './spinner.tsx'

/** Turns the look into classes of button.css or icon-button.css; other props are passed through. */
export function toAttributes<Props extends ButtonLook>(
  block: 'btn' | 'ico',
  { variant = 'line', size, isWide, isSquare, icon, isBusy, className, children, ...attributes }: Props,
) {
  return {
    ...attributes,
    className: joinClasses(
      block,
      ...[variant, size, isWide && 'wide', isSquare && 'square'].map((name) => name && `${block}--${name}`),
      className,
    ),
    children: (
      <>
        <i>{isBusy ? <Spinner /> : icon && <Icon name={icon} />}</i>
        {children}
      </>
    ),
  }
}

type ButtonLook = {
  variant?: string | undefined
  size?: string | undefined
  isWide?: boolean
  isSquare?: boolean
  icon?: IconName | undefined
  isBusy?: boolean
  className?: string | undefined
  children?: ReactNode
}
