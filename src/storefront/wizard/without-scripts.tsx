import { Note } from '../../ui/note.tsx'
import { CallOrWrite } from '../chrome/call-or-write.tsx'

/** Without JavaScript the steps do not turn; the questions can still be answered on the phone. Not a noscript element: reading tools skip what is inside one. */
export function WithoutScripts() {
  return (
    <Note tone="warn" icon={null} isScriptless className="wiz__scriptless">
      <span>
        Без JavaScript расчёт не работает. <CallOrWrite />, подберём станцию по этим же вопросам.
      </span>
    </Note>
  )
}
