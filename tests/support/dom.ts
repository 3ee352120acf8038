import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// For test files that begin with `// @vitest-environment happy-dom`.
Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
afterEach(cleanup)
// Long timeout for loaded machines; only failing tests wait this long, and under `npm run mutate` most are to fail.
configure({ asyncUtilTimeout: process.env.MUTATE_TESTS === undefined ? 60_000 : 4_000 })
