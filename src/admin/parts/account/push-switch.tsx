import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { STAFF_CHANNELS_PATH } from '../../../domain/site/staff-paths.ts'
import { Button } from '../../../ui/button.tsx'
import { Hint } from '../../../ui/field/field.tsx'
import { useWrite } from '../../kit/write/use-write.ts'
import { findSubscription } from '../../push/own-subscription.ts'
import { isPushPossible, subscribeBrowser } from '../../push/push-subscription.ts'
import { sessionQuery } from '../../queries.ts'
import { useApi } from '../../staff.ts'
import { pushQuery } from './push-query.ts'
import './push-switch.css'

/** Turns notifications on and off for this browser; everyone does it for himself. */
export function PushSwitch({ isInSettings = false }: { isInSettings?: boolean }) {
  const api = useApi()
  const [isAsking, setAsking] = useState(false)
  const state = useQuery(pushQuery(api))
  const { run, isRunning } = useWrite({
    call: async (isOn: boolean) => {
      if (isOn) await api.push.subscribe(await subscribeBrowser(state.data?.push.publicKey ?? ''))
      else {
        const own = await findSubscription()
        if (own) {
          await api.push.unsubscribe({ endpoint: own.endpoint })
          await own.unsubscribe()
        }
      }
    },
    success: (_output, isOn) => ({
      title: 'Успех',
      description: isOn ? 'Уведомления в этом браузере включены' : 'Уведомления в этом браузере выключены',
    }),
    failure: (reason, error) =>
      error instanceof DOMException
        ? 'Браузер не разрешил уведомления: разрешите их в настройках сайта'
        : `Не удалось изменить уведомления: ${reason}`,
    refresh: [['push'], ['channels']],
  })
  if (!isPushPossible()) {
    return (
      <Hint id="push-hint">
        Этот браузер не умеет показывать уведомления. На iPhone сначала добавьте сайт на экран «Домой».
      </Hint>
    )
  }
  const isOn = state.data?.isOn === true
  const change = async () => {
    setAsking(true)
    // The failure has been shown by useWrite.
    await run(!isOn).catch(() => undefined)
    setAsking(false)
  }
  return (
    <div className="form">
      <Button
        className="push-switch"
        isBusy={isAsking || isRunning}
        disabled={!state.data || isAsking}
        onClick={() => void change()}
      >
        {isOn ? 'Выключить в этом браузере' : 'Включить в этом браузере'}
      </Button>
      {state.data && !state.data.push.enabled && (
        <Hint id="push-hint">
          <ChannelIsOff isInSettings={isInSettings} />
        </Hint>
      )}
    </div>
  )
}

function ChannelIsOff({ isInSettings }: { isInSettings: boolean }) {
  const { data: user } = useQuery(sessionQuery(useApi()))
  if (isInSettings) return <span>Канал выключен: уведомления придут, когда вы его включите и сохраните.</span>
  if (user?.role !== 'admin')
    return <span>Администратор ещё не включил этот канал: уведомления придут, когда включит.</span>
  return (
    // Keyed, so that it is exchanged whole: a page translator moves texts.
    <span key="link">
      Канал выключен: уведомления придут, когда вы его включите.{' '}
      <a href={STAFF_CHANNELS_PATH}>Открыть каналы</a>
    </span>
  )
}
