/** An area of the code for mutation testing. Patterns are relative to the repository's root. */
export interface Area {
  name: string
  /** Mutated files; tests and fixtures are excluded automatically. */
  mutate: readonly string[]
  /** Tests that run against the mutants: the fastest ones that cover the area. */
  tests: readonly string[]
  /** Whether these tests need PostgreSQL. */
  needsDatabase?: true
  /** Whether the limit holds for every file, not only for the whole. */
  isEachFile?: true
}

const within = (folder: string, names: string) => names.split(' ').map((name) => `${folder}/${name}`)

/** Areas with a limit of 85 %. A pattern that matches no file is an error. */
export const AREAS: readonly Area[] = [
  {
    name: 'money',
    mutate: [
      'src/lib/money.ts',
      'src/lib/text/number-text.ts',
      ...within('src/domain/price', 'bulk-price.ts spec-money.ts price.ts'),
    ],
    tests: [
      'src/lib/text/number-text.test.ts',
      'src/lib/money.test.ts',
      ...within('src/domain/price', 'bulk-price.test.ts spec-money.test.ts price.test.ts'),
    ],
  },
  {
    name: 'prices-server',
    mutate: within(
      'src/server/features/catalogue/prices',
      'prices.api.ts prices.service.ts prices.store.ts bulk-preview.ts',
    ),
    tests: [
      ...within('tests', 'prices.test.ts price-history.test.ts'),
      'src/server/features/catalogue/prices/bulk-preview.test.ts',
    ],
    needsDatabase: true,
  },
  {
    name: 'prices-staff',
    mutate: [
      'src/admin/parts/product/price-question.ts',
      'src/admin/resources/prices/bulk/bulk-values.ts',
      ...within('src/admin/resources/prices/parts', 'change-text.ts price-text.ts'),
      ...within('src/admin/resources/prices/single', 'find-products.ts single-rules.ts'),
    ],
    tests: ['src/admin/resources/prices/**/*.test.ts*', 'src/admin/parts/product/price-question.test.tsx'],
  },
  {
    name: 'selection',
    mutate: ['src/domain/selection/**/*.ts', ...within('src/domain/product', 'residents.ts to-station.ts')],
    tests: [
      'src/domain/selection/**/*.test.ts',
      ...within('src/domain/product', 'residents.test.ts to-station.test.ts'),
      ...within('tests', 'golden-plots.test.ts golden-sentences.test.ts'),
    ],
    isEachFile: true,
  },
  {
    name: 'access-server',
    mutate: [
      'src/server/platform/http/bodies/body-limits.ts',
      ...within('src/server/platform/http/callers', 'call-limits.ts caller.ts'),
      ...within('src/server/platform/http', 'implementer.ts require-actor.ts input-rules.ts sessions.ts'),
    ],
    tests: [
      'src/server/platform/http/bodies/body-limits.test.ts',
      ...within('src/server/platform/http/callers', 'call-limits.test.ts caller.test.ts'),
      ...within('src/server/platform/http', 'input-rules.test.ts require-actor.test.ts'),
      ...within('src/server/platform/http', 'implementer.test.ts sessions.test.ts'),
      ...within('tests', 'access.test.ts blog-writes.test.ts repeated-calls.test.ts'),
    ],
    needsDatabase: true,
  },
  {
    name: 'access-staff',
    mutate: within('src/admin/session', 'guard.ts anonymous.ts return-address.ts'),
    tests: within('src/admin/session', 'guard.test.ts return-address.test.ts'),
  },
  {
    name: 'session',
    mutate: [
      'src/server/platform/http/session-cookie.ts',
      ...within(
        'src/server/features/staff',
        'session.api.ts session.service.ts session.store.ts login-delay.ts',
      ),
      ...within(
        'src/server/features/staff',
        'password.ts password-choice.ts account.service.ts users.service.ts users.store.ts',
      ),
    ],
    tests: [
      ...within(
        'src/server/features/staff',
        'login-delay.test.ts password.test.ts first-admin.test.ts users.store.test.ts',
      ),
      ...within('tests', 'session.test.ts session-cookie.test.ts users.test.ts own-account.test.ts'),
    ],
    needsDatabase: true,
  },
  {
    name: 'cache',
    mutate: [
      ...within(
        'src/server/platform/cache',
        'cached-response.ts compress.ts ready-response.ts response-cache.ts',
      ),
      ...within('src/server/platform/http', 'cached-api.ts response-key.ts'),
      ...['src/server/platform/db/own-writes.ts', 'src/server/platform/pages/content-cache.ts'],
    ],
    tests: [
      ...within(
        'src/server/platform/cache',
        'cached-response.test.ts ready-response.test.ts response-cache.test.ts',
      ),
      ...within('src/server/platform/http', 'cached-api.test.ts response-key.test.ts'),
      ...['src/server/platform/db/own-writes.test.ts', 'src/server/platform/pages/content-cache.test.ts'],
    ],
  },
  {
    name: 'cache-server',
    mutate: [
      'src/server/serve.ts',
      'src/server/platform/db/content-changes.ts',
      'src/server/platform/pages/pages.ts',
    ],
    tests: [
      ...['src/server/serve.test.ts', 'src/server/platform/pages/pages.test.ts'],
      ...within('tests', 'content-changes.test.ts gone-page.test.ts page-cache.test.ts'),
    ],
    needsDatabase: true,
  },
  {
    name: 'saving-server',
    mutate: [
      ...within(
        'src/server/platform/db',
        'staff-transaction.ts transaction.ts free-slug.ts category-writes.ts',
      ),
      ...within('src/server/features/catalogue/products', 'products.service.ts products.store.ts'),
    ],
    tests: [
      'src/server/platform/db/transaction.test.ts',
      ...within('tests', 'product-writes.test.ts category-writes.test.ts projects-writes.test.ts'),
      ...within('tests', 'manufacturer-writes.test.ts price-history.test.ts catalogue.test.ts'),
      ...within('tests', 'own-writes.test.ts lost-connection.test.ts'),
    ],
    needsDatabase: true,
  },
  {
    name: 'saving-staff',
    mutate: [
      ...within('src/admin/kit/form', 'use-dialog-address.ts use-staff-form.ts'),
      ...within(
        'src/admin/kit/write',
        'confirm-action.ts leave-guard.tsx unsaved.ts use-write.ts write-failure.tsx',
      ),
      ...within('src/admin/resources/catalogue/values', 'product-values.ts stored-product.ts'),
      'src/admin/resources/catalogue/form/use-save-product.ts',
    ],
    tests: [
      ...within('src/admin/kit/form', 'use-dialog-address.test.tsx use-staff-form.test.tsx'),
      ...within(
        'src/admin/kit/write',
        'confirm-action.test.tsx leave-guard.test.tsx use-write.test.tsx write-failure.test.tsx',
      ),
      ...within('src/admin/resources/catalogue/values', 'product-*.test.ts stored-product.test.ts'),
      'src/admin/resources/catalogue/form/use-save-product.test.tsx',
    ],
  },
  {
    name: 'saving-visitor',
    mutate: [
      ...within('src/storefront/parts/shopping', 'actions.ts cart.ts compare.ts stored-list.ts'),
      ...within('src/storefront/parts/shopping', 'use-complete-specs.ts use-known-list.ts use-removal.ts'),
      ...within(
        'src/storefront/inquiry/outbox',
        'outbox.ts unsent.ts send-unsent.ts settle-attempt.ts hand-lead.ts open-chat.ts use-sent.ts sent.ts',
      ),
      ...within(
        'src/storefront/inquiry/outbox',
        'inquiry-sender.ts attempt-storage.ts contact-lead.ts accompanied.ts send-bare.ts',
      ),
      ...within('src/storefront/inquiry/outbox', 'request-number.ts typed-before-code.ts'),
      ...within('src/storefront/inquiry/loading', 'start-outbox.ts use-outbox.ts'),
      ...within(
        'src/storefront/inquiry/form',
        'use-lead.ts send-inquiry.ts use-inquiry-form.ts field-errors.ts sent-request.tsx',
      ),
      ...within(
        'src/storefront/inquiry/fields',
        'form-draft.ts prefill-draft.ts contact-errors.ts contact-rules.ts message-rules.ts',
      ),
      ...within(
        'src/storefront/inquiry/fields',
        'phone-mistake.ts submit-error.ts given-consent.ts accompanying.ts left-forms.ts check-agreement.ts',
      ),
      'src/storefront/inquiry/sent/promised-call.ts',
      ...within('src/storefront/inquiry/place', 'focus-at-anchor.ts take-lost-focus.ts'),
      ...within('src/app', 'carry-over.ts keep-typed.ts early/keep-forms.ts'),
      ...[
        'src/storefront/parts/recent/recent.ts',
        'src/storefront/pages/cart/cart-inquiry.ts',
        'src/domain/inquiry/cart-message.ts',
        'src/lib/idempotency-key.ts',
        'src/ui/field/fill-in.ts',
        'src/api/verdict.ts',
      ],
    ],
    tests: [
      ...['parts/shopping', 'inquiry/**', 'parts/recent', 'pages/cart'].map(
        (folder) => `src/storefront/${folder}/*.test.ts*`,
      ),
      ...['src/domain/inquiry/cart-message.test.ts', 'src/lib/idempotency-key.test.ts'],
      ...['src/app/carry-over.test.ts', 'src/app/keep-typed.test.ts', 'src/app/early/*.test.ts'],
      ...['src/ui/field/fill-in.test.ts', 'src/api/verdict.test.ts'],
    ],
    isEachFile: true,
  },
]
