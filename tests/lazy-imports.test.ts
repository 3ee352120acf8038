import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type ESTree, parseSync, Visitor } from 'vite'
import { expect, test } from 'vitest'
import { listSources, root } from './support/files.ts'

/** Files whose dynamic imports do not stand in `lazyModule`, and why. */
const OTHERS: Record<string, string> = {
  'src/storefront/inquiry/loading/start-outbox.ts':
    'the loader that `outbox` is made of: any page sends what waits',
  'src/storefront/wizard/steps/load-later-steps.ts':
    'the loader that `laterSteps` is made of; the press asks for it too',
  'src/storefront/wizard/state/validation-errors.ts':
    'asked for at a press, which without it leaves the rest to the server',
  'src/storefront/wizard/result/use-result-open.ts':
    'a reload would keep former answers: it is tried again by its own address',
  'src/storefront/parts/chrome/layout.tsx': 'a style sheet: nothing to keep, nothing to say',
  'src/storefront/parts/seo/company.tsx': 'the server alone has it',
  'src/ui/markdown/markdown.tsx':
    'React.lazy: the text waits under Suspense, and is shown plain where the code cannot be had',
  'src/api/queries/product-questions-query.ts':
    'part of a query, which keeps the answer and tells of a failure',
  'src/app/scroll-restoration.ts': 'asked for once at an anchor; without it the page stays where it is',
  'src/app/keep-typed.ts': 'before hydration, outside of React',
  'src/app/sign-in.tsx': 'the staff area, outside of React; where it cannot be had, its document is loaded',
  'src/app/dev-refresh.ts': 'development alone',
  'src/admin/kit/changes/lazy-pieces.tsx':
    'React.lazy: both states are shown whole where the code cannot be had',
  'src/admin/kit/fields/declare-fields.ts': 'part of the `schema` of every declared form',
  'src/admin/kit/form/lazy-resolver.ts': 'what loads the `schema` of every form',
  'src/admin/login/credentials-form.tsx': 'the sign-in page has no queries; without it the server judges',
  'src/admin/login/sign-in.ts': 'the sign-in page has no queries; the press says what failed, and asks again',
  'src/admin/resources/profile/add-passkey.tsx':
    'asked for at a press, which says what failed, and asks again',
  'src/admin/routes.tsx': 'routes, which the router loads',
  'src/server/features/status/metrics/open-metrics.ts':
    'the server: the library of the figures, where they are asked for',
  'src/server/features/staff/leaked-passwords.ts': 'the server: the list, where the rule asks for it',
  'src/server/features/staff/second-factor/webauthn.ts': 'the server: the library, at the first passkey',
  'src/server/features/channels/email.ts': 'the server: the library, at the first letter',
  'src/server/features/channels/push.ts': 'the server: the library, at the first notification',
  'src/server/platform/files/s3-store.ts': 'the server: the client of a store, where one is set',
  'src/server/platform/pages/dev-bundle.ts': 'the server, in development alone',
  'src/server/platform/pages/page-bundle.ts': 'the server: the build it serves',
  'src/server/platform/tracing/tracing.ts':
    'the server: the API of spans, where a preload has brought OpenTelemetry',
}
/** Screens of the staff area are loaded by their routes. */
const ROUTE = /^src\/admin\/resources\/[\w-]+\/manifest\.ts$/

/** `file:line` of dynamic imports that are neither of `lazyModule(…)` nor a form's `schema: async () => …`. */
function findOwnLoaders(file: string, text: string): string[] {
  const found: string[] = []
  /** How many of the calls and properties around the present place may import. */
  let around = 0
  const isLazy = (call: ESTree.CallExpression) =>
    call.callee.type === 'Identifier' && call.callee.name === 'lazyModule'
  const isSchema = ({ key }: { key: ESTree.PropertyKey }) =>
    key.type === 'Identifier' && key.name === 'schema' && file.startsWith('src/admin/')
  new Visitor({
    CallExpression(call) {
      if (isLazy(call)) around += 1
    },
    'CallExpression:exit'(call) {
      if (isLazy(call)) around -= 1
    },
    Property(property) {
      if (isSchema(property)) around += 1
    },
    'Property:exit'(property) {
      if (isSchema(property)) around -= 1
    },
    ImportExpression({ start }) {
      if (around === 0) found.push(`${file}:${text.slice(0, start).split('\n').length}`)
    },
  }).visit(parseSync(file, text).program)
  return found
}

test('code that comes late is loaded by lazyModule, or by what keeps nothing of its own and says why', () => {
  const sources = listSources(/\.tsx?$/).filter(
    (file) => !/\.(test|fixture)\.tsx?$/.test(file) && !ROUTE.test(file),
  )
  const own = sources.flatMap((file) => findOwnLoaders(file, readFileSync(path.join(root, file), 'utf8')))
  const fileOf = (place: string) => place.replace(/:\d+$/, '')
  expect(
    own.filter((place) => !(fileOf(place) in OTHERS)),
    'use src/ui/loading/lazy-module.ts: it keeps the module, and asks again where that failed',
  ).toEqual([])
  const named = new Set(own.map(fileOf))
  expect(
    Object.keys(OTHERS).filter((file) => !named.has(file)),
    'named for nothing',
  ).toEqual([])
})

test('an own loader is found wherever it stands', () => {
  const text = `const a = lazyModule('a', () => import('./a.ts'))
const b = { schema: async () => (await import('./b.ts')).b }
let kept: unknown
const load = async () => (kept ??= await import('./c.ts'))`
  expect(findOwnLoaders('src/admin/x.ts', text)).toEqual(['src/admin/x.ts:4'])
  expect(findOwnLoaders('src/storefront/x.ts', text)).toEqual([
    'src/storefront/x.ts:2',
    'src/storefront/x.ts:4',
  ])
})
