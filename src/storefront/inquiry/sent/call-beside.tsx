import { LinkButton } from '../../../ui/button.tsx'
import { callHref } from '../../contact-links.ts'
import { useSettings } from '../../use-settings.ts'
import '../call-beside.css'

/** Beside a line of a narrow screen that says there is no connection: the telephone works. */
export function CallBeside() {
  const { companyPhone } = useSettings()
  return (
    <LinkButton
      className="call-beside"
      variant="water"
      icon="phone"
      href={callHref(companyPhone)}
      aria-label={`Позвонить ${companyPhone}`}
    >
      <span className="nb">{companyPhone}</span>
    </LinkButton>
  )
}
