import { type ComponentType, useEffect, useState } from 'react'
import { ErrorBoundary } from '../../../ui/failure/error-boundary.tsx'

const Nothing = () => null

/**
 * A part whose code is loaded once it is shown, in the browser alone: the server renders without waiting. `Otherwise` stands there
 * until then, and for good when the code cannot be fetched or throws: a page must not end for want of a part.
 */
export function lazyPart<P extends object>(
  load: () => Promise<ComponentType<P>>,
  Otherwise: ComponentType<P> = Nothing,
) {
  return function LazyPart(props: P) {
    const [Part, setPart] = useState(() => Otherwise)
    useEffect(() => {
      load().then(
        (part) => setPart(() => part),
        () => undefined,
      )
    }, [])
    return (
      <ErrorBoundary of={Part} otherwise={<Otherwise {...props} />}>
        <Part {...props} />
      </ErrorBoundary>
    )
  }
}
