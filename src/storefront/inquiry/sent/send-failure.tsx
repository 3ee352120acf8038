import { Button, LinkButton } from '../../../ui/button.tsx'
import { Note } from '../../../ui/note.tsx'
import { callHref } from '../../contact-links.ts'
import { useSettings } from '../../use-settings.ts'
import { bringIntoView } from '../place/bring-into-view.ts'
import '../send-failure.css'

/**
 * Error message next to a form's submit button, until a submission succeeds: reason, retry button and phone link.
 * Must be inside the form, which «Повторить» submits.
 */
export function SendFailure({ reason, sending }: { reason: string; sending: boolean }) {
  const { companyPhone } = useSettings()
  return (
    <Note tone="bad" className="send-failure" role="alert" ref={bringIntoView}>
      <p>
        <b>Заявка не отправлена.</b> {reason}
        <br />
        Всё, что вы написали, осталось в форме.
      </p>
      <div className="send-failure__a">
        <Button type="submit" disabled={sending}>
          Повторить
        </Button>
        <LinkButton icon="phone" href={callHref(companyPhone)}>
          <span className="nb">{companyPhone}</span>
        </LinkButton>
      </div>
    </Note>
  )
}
