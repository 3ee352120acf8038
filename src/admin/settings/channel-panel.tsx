import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import type { ChannelName } from '../../lib/delivery-kinds.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Note } from '../../ui/note.tsx'
import { Panel } from '../../ui/panel.tsx'
import { useApi } from '../staff.ts'
import { toReason } from '../write/failure-messages.ts'

/** One channel: state, test and switch in the head, its fields, and what the last test said in the foot. */
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
  const headingId = useId()
  const test = useMutation({ mutationFn: () => api.channels.test({ name }) })
  const error = test.error ? toReason(test.error) : test.data?.error
  const isFailed = error !== undefined
  return (
    <Panel as="section" aria-labelledby={headingId} className="channel">
      <div className="channel__head">
        <div className="channel__name">
          <h2 id={headingId}>{title}</h2>
          <p>{about}</p>
        </div>
        <ChannelState isOn={isOn} isFailed={isFailed || problem !== undefined} />
        <Button
          isBusy={test.isPending}
          disabled={test.isPending}
          onClick={() => test.mutate()}
          aria-label={`Проверить: ${title}`}
        >
          {test.isPending ? 'Проверяем…' : 'Проверить'}
        </Button>
        <label className="switch">
          <input type="checkbox" {...field} />
          <span>
            <b>Включён</b>
          </span>
        </label>
      </div>
      {problem && (
        <Note tone="bad">
          <p>{problem}</p>
        </Note>
      )}
      <div className="form channel__fields">{children}</div>
      <p className={isFailed ? 'channel__foot channel__foot--bad' : 'channel__foot'} role="status">
        {isFailed && <Icon name="warn" />}
        {error ??
          (test.data?.ok
            ? 'Проверено сейчас: проверочное сообщение доставлено'
            : 'Проверка ещё не запускалась')}
        {isUnsaved && '. Проверяются сохранённые настройки: сначала сохраните изменения'}
      </p>
    </Panel>
  )
}

function ChannelState({ isOn, isFailed }: { isOn: boolean; isFailed: boolean }) {
  if (isFailed) return <Badge tone="bad">Не отвечает</Badge>
  return isOn ? (
    <Badge tone="ok" dot="full">
      Включён
    </Badge>
  ) : (
    <Badge dot="ring">Выключен</Badge>
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
