import { Note } from '../../ui/note.tsx'
import { CallOrWrite } from '../parts/chrome/call-or-write.tsx'

/** Shown without JavaScript, which the wizard needs: phone link. Not <noscript>: reader modes ignore its content. */
export function WithoutScripts() {
  return (
    <Note tone="warn" icon={null} isScriptless className="wiz__scriptless">
      <span>
        Без JavaScript расчёт не работает. <CallOrWrite />, подберём станцию по этим же вопросам.
      </span>
    </Note>
  )
}
