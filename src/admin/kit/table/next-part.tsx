import { Button } from '../../../ui/button.tsx'

/** Asks for the next part of a list; where that failed, says so and asks once more. Nothing at the end of the list. */
export function NextPart({ list: { hasMore, isLoadingMore, isMoreFailed, more }, failure }: NextPartProps) {
  if (!hasMore) return null
  return (
    <>
      {isMoreFailed && (
        <p className="warn" role="alert">
          {failure}
        </p>
      )}
      <Button isBusy={isLoadingMore} aria-disabled={isLoadingMore} onClick={() => void more()}>
        <span key={String(isMoreFailed)}>{isMoreFailed ? 'Повторить' : 'Показать ещё'}</span>
      </Button>
    </>
  )
}

interface NextPartProps {
  /** Made by `useGrowingList`. */
  list: {
    hasMore: boolean
    isLoadingMore: boolean
    isMoreFailed: boolean
    more: () => Promise<unknown>
  }
  /** Said where a part did not come. */
  failure: string
}
