import { CallOrWrite } from '../chrome/call-or-write.tsx'

/** Without JavaScript the form cannot write its message; a call and the chat itself need none. */
export function WithoutScripts() {
  return (
    <p className="note note--warn contact__scriptless">
      <span>
        Без JavaScript эта форма не отправляется. <CallOrWrite />.
      </span>
    </p>
  )
}
