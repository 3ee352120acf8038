import { parseId } from '../../../lib/numbers.ts'
import { Panel } from '../../../ui/panel.tsx'
import { SplitContext } from '../../kit/changes/change-list.tsx'
import { splitTexts } from '../../kit/changes/split-texts.ts'
import { JournalTabs } from '../../shell/journal-tabs.tsx'
import { Screen } from '../../shell/screen.tsx'
import { useAddress, withParameter } from '../../shell/use-address.ts'
import { FilterBar } from './filter-bar.tsx'
import { FILTER_NAMES, readFilters } from './filters.ts'
import { JournalList } from './journal-list.tsx'
import './journal.css'

/** Screen of the journal: who changed what, and when; filters and the open line stand in the address. */
export function Component() {
  const { search, change } = useAddress()
  const filters = readFilters(search)
  const openId = parseId(search.get('open') ?? '')
  const reset = () => change(() => new URLSearchParams(), { replace: true })
  return (
    <Screen title="Журнал" lead="Кто, что и когда изменил. Записи нельзя ни исправить, ни удалить.">
      <JournalTabs />
      <Panel as="section" aria-label="Журнал">
        <FilterBar
          filters={filters}
          onReset={reset}
          onChange={(name, value) =>
            change(
              (now) => {
                const next = withParameter(withParameter(now, name, value), 'open', '')
                return name === 'entity' ? withParameter(next, 'entityId', '') : next
              },
              { replace: true },
            )
          }
        />
        <SplitContext value={splitTexts}>
          <JournalList
            key={FILTER_NAMES.map((name) => filters[name]).join(' ')}
            filters={filters}
            openId={openId}
            onOpen={(id) =>
              change((now) => withParameter(now, 'open', id === null ? '' : String(id)), { replace: true })
            }
            onReset={reset}
          />
        </SplitContext>
      </Panel>
    </Screen>
  )
}
