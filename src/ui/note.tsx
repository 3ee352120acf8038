import type { ComponentProps, ReactNode } from 'react'
import { joinClasses } from './class-names.ts'
import { Icon } from './icon.tsx'
import type { IconName } from './icon-name.ts'

/** A message box within the page. */
export function Note({
  tone,
  icon = tone ? 'warn' : 'info',
  isScriptless,
  className,
  children,
  ...attributes
}: NoteProps) {
  return (
    <div
      {...attributes}
      className={joinClasses('note', tone && `note--${tone}`, isScriptless && 'note--scriptless', className)}
    >
      {icon && <Icon name={icon} />}
      {children}
    </div>
  )
}

type NoteProps = Pick<ComponentProps<'div'>, 'id' | 'ref' | 'role'> & {
  /** `warn` is a warning, `bad` an error; absent is information. */
  tone?: 'warn' | 'bad' | undefined
  /** By default the tone's icon; null shows none. */
  icon?: IconName | null
  /** Shown only when JavaScript is disabled. */
  isScriptless?: boolean
  /** Class of the parent's style sheet, for position only. */
  className?: string | undefined
  /** Paragraphs, or one element. */
  children: ReactNode
}
