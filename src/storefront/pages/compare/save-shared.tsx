import { useState } from 'react'
import { useNavigate } from 'react-router'
import { COMPARE_PATH } from '../../../domain/site/site-paths.ts'
import { plural } from '../../../lib/text/plural.ts'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { showToast } from '../../../ui/toast/toast-store.ts'
import { COMPARE_LIMIT, type CompareItem, compare } from '../../parts/shopping/compare.ts'
import { useStoredList } from '../../parts/shopping/stored-list.ts'
import { mergeLists } from './shared-link.ts'
import '../../../ui/dialog.css'

/** Copies a shared comparison into the visitor's list; if that is not empty, asks whether to merge or replace. */
export function SaveShared({ items }: { items: readonly CompareItem[] }) {
  const own = useStoredList(compare)
  const navigate = useNavigate()
  const [isConfirming, setConfirming] = useState(false)
  const merged = mergeLists(own, items)
  const save = (list: readonly CompareItem[]) => {
    compare.restore(list)
    showToast({ title: 'Сравнение сохранено', description: 'Теперь эти модели в вашем списке' })
    navigate(COMPARE_PATH)
  }

  if (own.length > 0 && merged.length === own.length) {
    return <LinkButton href={COMPARE_PATH}>Открыть моё сравнение</LinkButton>
  }
  return (
    <>
      <Button variant="water" onClick={() => (own.length === 0 ? save(items) : setConfirming(true))}>
        Сохранить к себе
      </Button>
      <Dialog open={isConfirming} onClose={() => setConfirming(false)} title="У вас уже есть сравнение">
        <p>{`В нём ${own.length} ${models(own.length)}: ${own.map(({ name }) => name).join(', ')}.`}</p>
        <div className="compare__ways">
          <Button
            variant="water"
            isWide
            disabled={merged.length > COMPARE_LIMIT}
            onClick={() => save(merged)}
          >
            Добавить к моим
          </Button>
          {merged.length > COMPARE_LIMIT && (
            <p className="small muted">
              {`Вместе получится ${merged.length} ${models(merged.length)}, а рядом помещаются ${COMPARE_LIMIT}.`}
            </p>
          )}
          <Button isWide onClick={() => save(items)}>
            Заменить мой список
          </Button>
        </div>
      </Dialog>
    </>
  )
}

const models = (count: number) => plural(count, ['модель', 'модели', 'моделей'])
