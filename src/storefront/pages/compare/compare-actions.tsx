import { Button } from '../../../ui/button.tsx'
import type { CompareItem } from '../../parts/shopping/compare.ts'
import { PrintButton } from './print-button.tsx'
import { ShareButton } from './share-button.tsx'

/** Actions on the visitor's own comparison. */
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
