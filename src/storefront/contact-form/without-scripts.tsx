import { Note } from '../../ui/note.tsx'
import { CallOrWrite } from '../chrome/call-or-write.tsx'

/** Without JavaScript the form cannot write its message; a call and the chat itself need none. */
export function WithoutScripts() {
  return (
    <Note tone="warn" icon={null} isScriptless>
      <span>
        Без JavaScript эта форма не отправляется. <CallOrWrite />.
      </span>
    </Note>
  )
}
