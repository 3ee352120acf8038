import { Note } from '../../../ui/note.tsx'
import { CallOrWrite } from '../chrome/call-or-write.tsx'

/** Shown without JavaScript, which the form needs: links to phone and chat. */
export function WithoutScripts() {
  return (
    <Note tone="warn" icon={null} isScriptless>
      <span>
        Без JavaScript эта форма не отправляется. <CallOrWrite />.
      </span>
    </Note>
  )
}
