import { Button } from '../../ui/button.tsx'
import type { CompareItem } from '../shopping/compare.ts'
import { PrintButton } from './print-button.tsx'
import { ShareButton } from './share-button.tsx'

/** What can be done with one's own comparison as a whole. */
export function CompareActions({ items, onClear }: CompareActionsProps) {
  return (
    <>
      <ShareButton items={items} />
      <PrintButton />
      <Button variant="quiet" className="compare__clear" icon="trash" onClick={onClear}>
        Очистить список
      </Button>
    </>
  )
}

type CompareActionsProps = { items: readonly CompareItem[]; onClear: () => void }
