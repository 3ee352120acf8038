import { useQuery } from '@tanstack/react-query'
import { Panel } from '../../../ui/panel.tsx'
import { TableSkeleton } from '../../kit/table/table-skeleton.tsx'
import { toReason } from '../../kit/write/failure-messages.ts'
import { ErrorState } from '../../shell/error-state.tsx'
import { Screen } from '../../shell/screen.tsx'
import { useAddress } from '../../shell/use-address.ts'
import { useApi } from '../../staff.ts'
import { CheckStep } from './check-step.tsx'
import { ColumnsStep } from './columns-step.tsx'
import { DoneStep } from './done-step.tsx'
import { ExportPanel } from './export-panel.tsx'
import { LastImports } from './last-imports.tsx'
import { importQuery } from './queries.ts'
import { type StepName, Steps } from './steps.tsx'
import { UploadZone } from './upload-zone.tsx'
import './imports.css'
import { Allowed } from '../../session/allowed.tsx'

/** Screen of price lists: a file, its columns, what it would change, what it has changed; all at one address. */
export function Component() {
  const { search } = useAddress()
  const id = Number(search.get('id'))
  return Number.isInteger(id) && id > 0 ? <OpenImport key={id} id={id} /> : <NewImport />
}

function NewImport() {
  return (
    <Screen
      isForm
      title="Импорт и выгрузка"
      lead="Загрузите прайс-лист производителя: сначала покажем, что изменится, и только потом применим."
    >
      <UploadZone />
      <Allowed right="export">
        <ExportPanel />
      </Allowed>
      <LastImports />
    </Screen>
  )
}

const LEADS: Readonly<Record<StepName, string>> = {
  columns: 'Проверьте, что в каждом столбце. Лишнее можно не загружать.',
  check: 'Пока ничего не изменено. Сначала посмотрите, что станет другим.',
  done: 'Прежние цены и характеристики сохранены, их можно вернуть.',
}
const LEAD_UNDONE = 'Снова прежние цены и характеристики; чтобы применить прайс, загрузите файл ещё раз.'

function OpenImport({ id }: { id: number }) {
  const { search, change } = useAddress()
  const query = useQuery(importQuery(useApi(), id))
  const found = query.data
  const isColumns = found?.state === 'uploaded' || search.get('step') === 'columns'
  const isDone = found?.state === 'applied' || found?.state === 'undone'
  const step: StepName = isDone ? 'done' : isColumns ? 'columns' : 'check'
  const goTo = (next: string) =>
    change(() => new URLSearchParams({ id: String(id), ...(next ? { step: next } : {}) }), { replace: false })
  return (
    <Screen title="Импорт товаров" lead={found && (found.state === 'undone' ? LEAD_UNDONE : LEADS[step])}>
      <Steps current={step} />
      {found ? (
        <>
          {step === 'columns' && <ColumnsStep found={found} onChecked={() => goTo('')} />}
          {step === 'check' && <CheckStep found={found} onBack={() => goTo('columns')} />}
          {step === 'done' && <DoneStep found={found} />}
        </>
      ) : (
        <Panel>
          {query.isError ? (
            <ErrorState
              text={`Не удалось загрузить импорт: ${toReason(query.error)}`}
              onRetry={() => void query.refetch()}
            />
          ) : (
            <TableSkeleton />
          )}
        </Panel>
      )}
    </Screen>
  )
}
