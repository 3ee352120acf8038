import { useQuery } from '@tanstack/react-query'
import type { Inquiry } from '../../../../../contract/inquiries/visitor.ts'
import { formatDate } from '../../../../../lib/dates.ts'
import { formatPhone, readPhoneRemark } from '../../../../../lib/text/shown-phone.ts'
import { LinkButton } from '../../../../../ui/button.tsx'
import { Menu } from '../../../../../ui/menu.tsx'
import { CallLink } from '../../../../parts/inquiry/changes/call-link.tsx'
import { listWaysToWrite, type WayToWrite } from '../../../../parts/inquiry/ways-to-write.ts'
import { publicSettingsQuery } from '../../../../queries.ts'
import { useApi } from '../../../../staff.ts'

/** The client with a large phone link, and the ways to call and to write to him. */
export function CallCard({ inquiry }: { inquiry: Inquiry & { mergedInto: number | null } }) {
  const messengers = useQuery(publicSettingsQuery(useApi())).data?.messengers ?? []
  if (inquiry.erasedAt !== null) {
    return (
      <div className="call">
        <div>
          <b>{inquiry.name}</b>
          <p>Обезличен {formatDate(inquiry.erasedAt)}: для отчётов остались дата, статус и суммы.</p>
        </div>
      </div>
    )
  }
  const remark = readPhoneRemark(inquiry)
  return (
    <div className="call">
      <div>
        <b>{inquiry.name}</b>
        <CallLink inquiry={inquiry} className="call__number nb">
          {formatPhone(inquiry)}
        </CallLink>
        {remark && <p className="call__remark">{remark}</p>}
        {inquiry.doNotContact && <p className="call__stop">Не звонить, не писать: согласие отозвано</p>}
      </div>
      <div className="call__acts">
        <Write ways={listWaysToWrite(inquiry, messengers)} />
        <CallLink inquiry={inquiry} look="water">
          Позвонить
        </CallLink>
      </div>
    </div>
  )
}

/** «Написать»: at once by the only way, else by the chosen one. */
function Write({ ways }: { ways: readonly WayToWrite[] }) {
  const [only, ...others] = ways
  if (!only) return null
  if (others.length > 0) return <Menu label="Написать" icon="chat" items={ways} />
  const isHere = /^(mailto|sms):/.test(only.href)
  return (
    <LinkButton icon="chat" href={only.href} {...(isHere ? {} : { target: '_blank', rel: 'noopener' })}>
      Написать
    </LinkButton>
  )
}
