import { Note } from '../../ui/note.tsx'

/** Why a letter was not sent, or a password not set; nothing without a message. */
export function FailureNote({ message }: { message: string | null }) {
  if (message === null) return null
  return (
    <Note tone="bad" role="alert">
      <p>{message}</p>
    </Note>
  )
}
