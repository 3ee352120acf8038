import { type ComponentType, lazy, Suspense } from 'react'
import { seconds } from '../../lib/duration.ts'

const load = () => import('./reading.tsx')
type Reading = Awaited<ReturnType<typeof load>>

/**
 * Where the server has drawn this page already, reading needs no code: it comes after that of the wizard and the form.
 * On the server, and when the page is opened from another one, it is here before the page is drawn.
 */
const drawn = typeof document !== 'undefined' && document.getElementById('catalog') !== null
const loaded = drawn ? null : await load()

const RETRY_AFTER = seconds(10)

/** Until its code has come the server's markup stays as it is. */
async function loadAtLast(): Promise<Reading> {
  try {
    return await load()
  } catch {
    await new Promise((done) => setTimeout(done, RETRY_AFTER))
    return loadAtLast()
  }
}

/** One element for ever: an update from above must not look for code that is still on its way. */
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
