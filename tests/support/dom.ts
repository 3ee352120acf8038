import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// For test files that begin with `// @vitest-environment happy-dom`.
Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
afterEach(cleanup)
// Long timeout for loaded machines; only failing tests wait this long.
configure({ asyncUtilTimeout: 60_000 })
