import { Note } from '../../ui/note.tsx'

/** Why nobody was signed in; nothing without a message. */
export function SignInFailure({ message }: { message: string | null }) {
  if (message === null) return null
  return (
    <Note tone="bad">
      <div>
        <b>Ошибка входа</b>
        <p>{message}</p>
      </div>
    </Note>
  )
}
