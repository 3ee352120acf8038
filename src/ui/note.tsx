import type { ComponentProps, ReactNode } from 'react'
import { joinClasses } from './class-names.ts'
import { Icon } from './icon.tsx'
import type { IconName } from './icon-name.ts'

/** A remark in a tinted frame beside what it is about. */
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
  /** `warn` asks for attention, `bad` says that something failed; nothing said, it only informs. */
  tone?: 'warn' | 'bad' | undefined
  /** Unless told, that of the tone; null is none. */
  icon?: IconName | null
  /** Shown only where scripts do not run. */
  isScriptless?: boolean
  /** A class of the parent's style sheet: where the note stands, not how it looks. */
  className?: string | undefined
  /** Paragraphs, or one element. */
  children: ReactNode
}
