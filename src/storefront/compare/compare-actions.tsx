import { Icon } from '../../ui/icon.tsx'
import type { CompareItem } from '../shopping/compare.ts'
import { PrintButton } from './print-button.tsx'
import { ShareButton } from './share-button.tsx'

/** What can be done with one's own comparison as a whole. */
export function CompareActions({ items, onClear }: CompareActionsProps) {
  return (
    <>
      <ShareButton items={items} />
      <PrintButton />
      <button type="button" className="btn btn--quiet" onClick={onClear}>
        <Icon name="trash" />
        Очистить список
      </button>
    </>
  )
}

type CompareActionsProps = { items: readonly CompareItem[]; onClear: () => void }
