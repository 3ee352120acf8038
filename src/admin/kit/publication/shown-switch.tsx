import type { QueryKey } from '@tanstack/react-query'
import type { CallOptions } from '../../../api/client.ts'
import type { VersionedEntity } from '../../../contract/records/records.ts'
import { serverNow } from '../../server-clock.ts'
import type { Versioned } from '../record/form-record.ts'
import { showStale } from '../write/stale.ts'
import { useWrite } from '../write/use-write.ts'
import { StateSwitch } from './state-switch.tsx'
import { describePublication, describeShortly, type Publication } from './words.ts'

/** Switch of a row's publication, which saves at once, with the hour at which it changes by itself. */
export function ShownSwitch({ name, entity, record, save, refresh }: ShownSwitchProps) {
  const { run, isRunning } = useWrite({
    call: ({ published }: Change, options) => save(published, options),
    record: ({ version }) => ({ entity, id: record.id, version }),
    success: (stored, { published }) => ({
      title: published ? 'Показано на сайте' : 'Скрыто с сайта',
      description: name,
      action: { label: 'Отменить', run: () => change(!published, stored.version) },
    }),
    failure: (reason) => `Не удалось изменить публикацию: ${reason}`,
    refresh,
    onStale(conflict, { published }) {
      const label = published ? 'Показать' : 'Скрыть'
      showStale(conflict, { label, run: () => change(published, conflict.current.version) })
    },
  })
  const change = (published: boolean, version: number | undefined) =>
    void run({ published, version }).catch(() => undefined)
  const isShown = record.published !== false
  return (
    <StateSwitch
      isOn={isShown}
      words={describeShortly(record)}
      title={describePublication(record, serverNow())}
      label={`На сайте: ${name}`}
      isBusy={isRunning}
      onChange={() => change(!isShown, record.version)}
    />
  )
}

interface Change {
  published: boolean
  /** Version of the record that the switch shows. */
  version: number | undefined
}

interface ShownSwitchProps {
  /** Name of the record. */
  name: string
  entity: VersionedEntity
  record: Publication & Versioned & { id: number }
  /** Sends the change over the version in `options`. */
  save: (published: boolean, options: CallOptions) => Promise<Versioned>
  refresh: readonly QueryKey[]
}
