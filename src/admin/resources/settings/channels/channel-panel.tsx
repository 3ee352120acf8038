import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import type { ChannelName } from '../../../../domain/channels/delivery-kinds.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import type { IconName } from '../../../../ui/icon-name.ts'
import { Note } from '../../../../ui/note.tsx'
import { Panel } from '../../../../ui/panel.tsx'
import { toReason } from '../../../kit/write/failure-messages.ts'
import { DELIVERIES_KEY } from '../../../queries.ts'
import { useNow } from '../../../shell/use-now.ts'
import { useApi } from '../../../staff.ts'
import { channelDeliveriesQuery } from '../fields/queries.ts'
import { reportChannel } from './channel-report.ts'

const ICONS: Readonly<Record<ChannelName, IconName>> = {
  telegram: 'telegram',
  webhook: 'hook',
  email: 'mail',
  push: 'bell',
}

/** One channel: state, test and switch in the head, its fields, and what it did last in the foot. */
export function ChannelPanel({
  name,
  title,
  about,
  isOn,
  problem,
  field,
  isUnsaved,
  children,
}: ChannelPanelProps) {
  const api = useApi()
  const queries = useQueryClient()
  const headingId = useId()
  const { data: rows = [] } = useQuery(channelDeliveriesQuery(api, name))
  const report = reportChannel(rows, useNow())
  const newest = rows[0]?.id ?? 0
  const test = useMutation({
    mutationFn: (_newest: number) => api.channels.test({ name }),
    onSettled: () => queries.invalidateQueries({ queryKey: DELIVERIES_KEY }),
  })
  const foot = useRef<HTMLDivElement>(null)
  const isTested = test.isSuccess || test.isError
  useEffect(() => {
    // The bar of the form stands above the lower edge of the window.
    if (isTested) foot.current?.scrollIntoView({ block: 'nearest' })
  }, [isTested])
  // A test that reached nobody is no delivery: its answer stands until there is one.
  const refusal =
    test.variables === newest ? (test.error ? toReason(test.error) : test.data?.error) : undefined
  const isFailed = refusal !== undefined || report.isOk === false
  return (
    <Panel as="section" aria-labelledby={headingId} className="channel">
      <div className="channel__head">
        <span className="channel__icon">
          <Icon name={ICONS[name]} />
        </span>
        <div className="channel__name">
          <h2 id={headingId}>{title}</h2>
          <p>{about}</p>
        </div>
        <span className="channel__state">
          <ChannelState
            isOn={isOn}
            isFailed={isFailed || problem !== undefined}
            isProved={report.isOk === true}
          />
        </span>
        <span className="channel__test">
          <Button
            isBusy={test.isPending}
            disabled={test.isPending}
            onClick={() => test.mutate(newest)}
            aria-label={`Проверить: ${title}`}
          >
            {test.isPending ? 'Проверяем…' : 'Проверить'}
          </Button>
        </span>
        <span className="channel__switch">
          <label className="switch">
            <input type="checkbox" {...field} />
            <span className="vh">Включён</span>
          </label>
        </span>
      </div>
      {problem && (
        <Note tone="bad" className="channel__problem">
          <p>{problem}</p>
        </Note>
      )}
      <div className="form channel__fields">{children}</div>
      <div ref={foot} className={isFailed ? 'channel__foot channel__foot--bad' : 'channel__foot'}>
        {isFailed ? <Icon name="warn" /> : report.isOk && <Icon name="check" />}
        <p role="status">
          {refusal ?? report.text}
          {isUnsaved && <span>. Проверяются сохранённые настройки: сначала сохраните изменения</span>}
        </p>
        <a href={report.link.href}>{report.link.label}</a>
      </div>
    </Panel>
  )
}

function ChannelState({ isOn, isFailed, isProved }: { isOn: boolean; isFailed: boolean; isProved: boolean }) {
  if (!isOn) return <Badge dot="ring">Выключен</Badge>
  if (isFailed)
    return (
      <Badge tone="bad" dot="full">
        Не отвечает
      </Badge>
    )
  return (
    <Badge tone="ok" dot="full">
      {isProved ? 'Работает' : 'Включён'}
    </Badge>
  )
}

interface ChannelPanelProps {
  name: ChannelName
  title: string
  about: string
  /** As stored. */
  isOn: boolean
  problem: string | undefined
  /** The switch. */
  field: UseFormRegisterReturn
  isUnsaved: boolean
  children: ReactNode
}
