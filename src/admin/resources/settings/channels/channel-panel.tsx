import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { ChannelSettings } from '../../../../contract/channels.ts'
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
import type { ChannelValues } from './channel-values.ts'

const HEADS: Readonly<Record<ChannelName, { icon: IconName; title: string; about: string }>> = {
  telegram: { icon: 'telegram', title: 'Telegram', about: 'Сообщение с кнопкой «Открыть запрос»' },
  webhook: { icon: 'hook', title: 'Вебхук', about: 'amoCRM, Битрикс24 и свои программы' },
  email: { icon: 'mail', title: 'Почта', about: 'Письмо, в ответ на которое пишут клиенту' },
  push: { icon: 'bell', title: 'Телефоны и браузеры', about: 'Каждый включает у себя' },
}

/** One channel: state, test and switch in the head, its fields, and what it did last in the foot. */
export function ChannelPanel({ name, settings, form, children }: ChannelPanelProps) {
  const { icon, title, about } = HEADS[name]
  const { enabled, problem } = settings[name]
  const headingId = useId()
  const { data: rows = [] } = useQuery(channelDeliveriesQuery(useApi(), name))
  const report = reportChannel(rows, useNow())
  const test = useChannelTest(name, rows[0]?.id ?? 0)
  const foot = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The bar of the form stands above the lower edge of the window.
    if (test.isAnswered) foot.current?.scrollIntoView({ block: 'nearest' })
  }, [test.isAnswered])
  const isFailed = test.refusal !== undefined || report.isOk === false
  return (
    <Panel as="section" aria-labelledby={headingId} className="channel">
      <div className="channel__head">
        <span className="channel__icon">
          <Icon name={icon} />
        </span>
        <div className="channel__name">
          <h2 id={headingId}>{title}</h2>
          <p>{about}</p>
        </div>
        <span className="channel__state">
          <ChannelState
            isOn={enabled}
            isFailed={isFailed || problem !== undefined}
            isProved={report.isOk === true}
          />
        </span>
        <span className="channel__test">
          <Button
            isBusy={test.isPending}
            disabled={test.isPending}
            onClick={test.start}
            aria-label={`Проверить: ${title}`}
          >
            {test.isPending ? 'Проверяем…' : 'Проверить'}
          </Button>
        </span>
        <span className="channel__switch">
          <label className="switch">
            <input type="checkbox" {...form.register(`${name}Enabled`)} />
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
          {test.refusal ?? report.text}
          {form.formState.isDirty && (
            <span>. Проверяются сохранённые настройки: сначала сохраните изменения</span>
          )}
        </p>
        <a href={report.link.href}>{report.link.label}</a>
      </div>
    </Panel>
  )
}

/** The test of a channel; `newest` is the id of its last delivery, 0 before the first. */
function useChannelTest(name: ChannelName, newest: number) {
  const api = useApi()
  const queries = useQueryClient()
  const { mutate, isPending, isSuccess, isError, variables, error, data } = useMutation({
    mutationFn: (_newest: number) => api.channels.test({ name }),
    onSettled: () => queries.invalidateQueries({ queryKey: DELIVERIES_KEY }),
  })
  return {
    start: () => mutate(newest),
    isPending,
    isAnswered: isSuccess || isError,
    /** A test that reached nobody is no delivery: its answer stands until there is one. */
    refusal: variables === newest ? (error ? toReason(error) : data?.error) : undefined,
  }
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
  /** As stored. */
  settings: ChannelSettings
  form: UseFormReturn<ChannelValues>
  children: ReactNode
}
