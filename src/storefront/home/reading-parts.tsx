import { type ComponentType, lazy, Suspense } from 'react'
import { seconds } from '../../lib/duration.ts'

const load = () => import('./reading.tsx')
type Reading = Awaited<ReturnType<typeof load>>

/**
 * Whether the server has rendered this page: then the code of its static sections is only loaded at the visitor's first
 * interaction. On the server and after client-side navigation it is loaded before rendering.
 */
const drawn = typeof document !== 'undefined' && document.getElementById('catalog') !== null
const loaded = drawn ? null : await load()

const RETRY_AFTER = seconds(10)

const FIRST_MOVEMENTS = ['scroll', 'pointermove', 'pointerdown', 'touchstart', 'keydown'] as const

/** Loads the sections' code; until then the server's markup stays. */
async function loadAtLast(): Promise<Reading> {
  await new Promise<void>((moved) => {
    if (scrollY > 0) moved()
    for (const type of FIRST_MOVEMENTS) addEventListener(type, () => moved(), { once: true, passive: true })
  })
  for (;;) {
    try {
      return await load()
    } catch {
      await new Promise((done) => setTimeout(done, RETRY_AFTER))
    }
  }
}

/** Stable element identity, so a parent re-render does not re-suspend. */
function readingPart(name: keyof Reading) {
  const Part: ComponentType = loaded?.[name] ?? lazy(async () => ({ default: (await loadAtLast())[name] }))
  return (
    <Suspense>
      <Part />
    </Suspense>
  )
}

export const opening = readingPart('Opening')
export const story = readingPart('Story')
