import { useState } from 'react'
import type { Inquiry } from '../../../../../contract/inquiries/visitor.ts'
import type { InquiryDetail } from '../../../../../contract/inquiries/work.ts'
import { formatSource } from '../../../../../domain/inquiry/source-name.ts'
import { Button } from '../../../../../ui/button.tsx'
import type { InquiryWork } from '../../../../parts/inquiry/changes/use-inquiry-work.ts'
import { formatForm, toOriginHref, toPath } from '../../../../parts/inquiry/origin.ts'
import { Pair } from '../parts/pair.tsx'
import { TextPair } from '../parts/text-pair.tsx'

/** The client: who he is and how he is reached, which can be corrected, where, when, and what he agreed to. */
export function ClientSection({ inquiry, detail, work, isReadOnly }: ClientSectionProps) {
  const [isCorrecting, setCorrecting] = useState(false)
  const { email, preferredTime } = inquiry
  const mail = email ? <a href={`mailto:${email}`}>{email}</a> : undefined
  return (
    <section aria-label="Клиент">
      <h3>Клиент</h3>
      <dl className="pairs">
        {isReadOnly ? (
          <>
            {mail && <Pair label="Эл. почта">{mail}</Pair>}
            <Pair label="Адрес">{inquiry.address}</Pair>
            <Pair label="Удобная дата">{inquiry.preferredDate}</Pair>
          </>
        ) : (
          <>
            {isCorrecting && (
              <>
                <TextPair label="Имя" field="name" maxLength={200} inquiry={inquiry} work={work} />
                <TextPair
                  label="Телефон"
                  field="phone"
                  maxLength={200}
                  inputMode="tel"
                  inquiry={inquiry}
                  work={work}
                />
              </>
            )}
            {(email || isCorrecting) && (
              <TextPair
                label="Эл. почта"
                field="email"
                maxLength={320}
                inputMode="email"
                shown={mail}
                inquiry={inquiry}
                work={work}
              />
            )}
            <TextPair label="Адрес" field="address" maxLength={500} inquiry={inquiry} work={work} />
            <TextPair
              label="Удобная дата"
              field="preferredDate"
              maxLength={100}
              inquiry={inquiry}
              work={work}
            />
          </>
        )}
        {preferredTime && <Pair label="Звонить">{preferredTime}</Pair>}
        <Pair label="Согласие">{formatConsent(inquiry, detail)}</Pair>
      </dl>
      {!isReadOnly && !isCorrecting && (
        <Button size="small" variant="quiet" icon="pen" onClick={() => setCorrecting(true)}>
          Исправить контакты
        </Button>
      )}
    </section>
  )
}

function formatConsent({ hasConsent, doNotContact }: Inquiry, detail: InquiryDetail | undefined): string {
  if (doNotContact) return 'отозвано: не звонить, не писать'
  if (!hasConsent) return 'нет'
  const given = detail?.consents.find(({ withdrawnAt }) => withdrawnAt === null)
  return given ? `обработка данных, текст ${given.documentVersion}` : 'обработка данных'
}

/** Where the inquiry comes from: form, source, campaign, page. */
export function SourceSection({ inquiry }: { inquiry: Inquiry }) {
  const { page, referrer, utm } = inquiry.source
  return (
    <section aria-label="Откуда">
      <h3>Откуда</h3>
      <dl className="pairs">
        <Pair label="Форма">{formatForm(inquiry)}</Pair>
        <Pair label="Источник">{formatSource(inquiry.sourceName)}</Pair>
        {utm?.campaign && <Pair label="Кампания">{utm.campaign}</Pair>}
        {utm?.term && <Pair label="Искали">{utm.term}</Pair>}
        {referrer && <Pair label="Пришли с">{referrer}</Pair>}
        {page && (
          <Pair label="Страница">
            <a href={toOriginHref(inquiry) ?? toPath(page)} target="_blank" rel="noopener">
              {toPath(page)}
            </a>
          </Pair>
        )}
      </dl>
    </section>
  )
}

interface ClientSectionProps {
  inquiry: Inquiry
  /** Undefined while it loads. */
  detail: InquiryDetail | undefined
  work: InquiryWork
  isReadOnly: boolean
}
