import { Suspense } from 'react'
import '../changes/changes.css'
import { WordDifference } from '../changes/lazy-pieces.tsx'
import { EMPTY } from './shown-value.ts'

/** A long text against what it was before, word by word; whole until the comparison is loaded. */
export function Marked({ before, after }: { before: string; after: string }) {
  return (
    <Suspense fallback={<p className="marked">{after}</p>}>
      <WordDifference before={toText(before)} after={toText(after)} />
    </Suspense>
  )
}

const toText = (shown: string) => (shown === EMPTY ? '' : shown)
