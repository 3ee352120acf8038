import { type ComponentType, lazy, Suspense } from 'react'
import { seconds } from '../../lib/duration.ts'

const load = () => import('./reading.tsx')
type Reading = Awaited<ReturnType<typeof load>>

/**
 * Where the server has drawn this page already, reading needs no code: links are links. It comes with the visitor's first
 * movement. On the server, and when the page is opened from another one, it is here before the page is drawn.
 */
const drawn = typeof document !== 'undefined' && document.getElementById('catalog') !== null
const loaded = drawn ? null : await load()

const RETRY_AFTER = seconds(10)

const FIRST_MOVEMENTS = ['scroll', 'pointermove', 'pointerdown', 'touchstart', 'keydown'] as const

/** Until its code has come the server's markup stays as it is. */
async function loadAtLast(): Promise<Reading> {
  await new Promise<void>((moved) => {
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
