import { Note } from '../../../ui/note.tsx'

/** Said when a link with answers holds something that is no answer: it may be old, or cut by a messenger. */
export function LinkNote() {
  return (
    <Note role="status" className="wiz__after">
      <p>
        <b>Часть ссылки не&nbsp;прочитана.</b> Проверьте ответы в&nbsp;шагах и дополните их.
      </p>
    </Note>
  )
}
