import { useEffect, useRef } from 'react'
import { callHref } from '../chrome/contact-links.ts'
import { useSettings } from '../chrome/use-settings.ts'

/** Stays on the page after the toast has gone: the request's number and whom to call about it. */
export function SentPanel({ id }: { id: number }) {
  const { companyPhone, workingHours } = useSettings()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className="panel cart__sent">
      <h2 ref={heading} tabIndex={-1}>
        Заявка № {id} принята
      </h2>
      <p>
        Перезвоним, чтобы уточнить условия участка. Если удобнее позвонить самим:{' '}
        <a className="nb" href={callHref(companyPhone)}>
          {companyPhone}
        </a>
        , {workingHours}.
      </p>
    </section>
  )
}
