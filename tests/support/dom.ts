import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// For test files that begin with `// @vitest-environment happy-dom`.
Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
afterEach(cleanup)
// A loaded machine may take its time; only a test that fails waits as long as this.
configure({ asyncUtilTimeout: 10_000 })
