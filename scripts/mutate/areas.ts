import { globSync } from 'node:fs'
import path from 'node:path'

/** An area of the code for mutation testing. Patterns are relative to the repository's root. */
export interface Area {
  name: string
  /** Mutated files; tests and fixtures are excluded. */
  mutate: readonly string[]
  /** Tests that run against the mutants: the fastest ones that cover the area. */
  tests: readonly string[]
  /** Whether these tests need PostgreSQL. */
  needsDatabase?: true
  /** Whether the limit holds for every file, not only for the whole. */
  isEachFile?: true
}

/** The repository's root. */
export const root = path.join(import.meta.dirname, '../..')

/** Least share of changes that the tests catch, in percent. */
export const LIMIT = 85

/** The areas that are measured. A pattern that matches no file is an error (`tests/documentation.test.ts`). */
export const AREAS: readonly Area[] = [
  {
    name: 'money',
    mutate: ['src/lib/{money,text/number-text}.ts', 'src/domain/price/{bulk-price,spec-money,price}.ts'],
    tests: [
      'src/lib/{money,text/number-text}.test.ts',
      'src/domain/price/{bulk-price,spec-money,price}.test.ts',
    ],
  },
  {
    name: 'prices-server',
    mutate: ['src/server/features/catalogue/prices/{prices.{api,service,store},bulk-preview}.ts'],
    tests: [
      'tests/{prices,price-history}.test.ts',
      'src/server/features/catalogue/prices/bulk-preview.test.ts',
    ],
    needsDatabase: true,
  },
  {
    name: 'prices-staff',
    mutate: [
      'src/admin/parts/product/{find-products,price-question}.ts',
      'src/admin/resources/prices/{bulk/bulk-values,parts/change-text,parts/price-text}.ts',
      'src/admin/resources/prices/single/single-rules.ts',
    ],
    tests: [
      'src/admin/resources/prices/**/*.test.ts*',
      'src/admin/parts/product/{find-products.test.ts,price-question.test.tsx}',
    ],
  },
  {
    name: 'selection',
    mutate: ['src/domain/selection/**/*.ts', 'src/domain/product/{residents,to-station}.ts'],
    tests: [
      'src/domain/selection/**/*.test.ts',
      'src/domain/product/{residents,to-station}.test.ts',
      'tests/golden-{plots,sentences}.test.ts',
    ],
    isEachFile: true,
  },
  {
    name: 'access-server',
    mutate: [
      'src/server/platform/http/{bodies/body-limits,callers/call-limits,callers/caller}.ts',
      'src/server/platform/http/{implementer,require-actor,input-rules,sessions}.ts',
    ],
    tests: [
      'src/server/platform/http/{bodies/body-limits,callers/call-limits,callers/caller}.test.ts',
      'src/server/platform/http/{implementer,require-actor,input-rules,sessions}.test.ts',
      'tests/{access,blog-writes,repeated-calls}.test.ts',
    ],
    needsDatabase: true,
  },
  {
    name: 'access-staff',
    mutate: ['src/admin/session/{guard,anonymous,return-address}.ts'],
    tests: ['src/admin/session/{guard,return-address}.test.ts'],
  },
  {
    name: 'session',
    mutate: [
      'src/server/platform/http/session-cookie.ts',
      'src/server/features/staff/{sessions/session.{api,service,store},users.{service,store}}.ts',
      'src/server/features/staff/{accounts.store,account.service,login-delay,password,password-choice}.ts',
    ],
    tests: [
      'src/server/features/staff/{login-delay,password,first-admin,users.store}.test.ts',
      'tests/{session,session-cookie,users,own-account}.test.ts',
    ],
    needsDatabase: true,
  },
  {
    name: 'cache',
    mutate: [
      'src/server/platform/cache/{cached-response,compress,ready-response,response-cache}.ts',
      'src/server/platform/http/{cached-api,response-key}.ts',
      'src/server/platform/{db/own-writes,pages/content-cache}.ts',
    ],
    tests: [
      'src/server/platform/cache/{cached-response,ready-response,response-cache}.test.ts',
      'src/server/platform/http/{cached-api,response-key}.test.ts',
      'src/server/platform/{db/own-writes,pages/content-cache}.test.ts',
    ],
  },
  {
    name: 'cache-server',
    mutate: ['src/server/{serve,platform/db/content-changes,platform/pages/pages}.ts'],
    tests: [
      'src/server/{serve,platform/pages/pages}.test.ts',
      'tests/{content-changes,gone-page,page-cache}.test.ts',
    ],
    needsDatabase: true,
  },
  {
    name: 'saving-server',
    mutate: [
      'src/server/platform/db/{staff-transaction,transaction,free-slug,category-writes}.ts',
      'src/server/features/catalogue/products/products.{service,store}.ts',
    ],
    tests: [
      'src/server/platform/db/transaction.test.ts',
      'tests/{product,category,projects,manufacturer}-writes.test.ts',
      'tests/{price-history,catalogue,own-writes,lost-connection}.test.ts',
    ],
    needsDatabase: true,
  },
  {
    name: 'saving-staff',
    mutate: [
      'src/admin/kit/form/{use-dialog-address,use-staff-form}.ts',
      'src/admin/kit/write/{confirm-action.ts,leave-guard.tsx,unsaved.ts,use-write.ts,write-failure.tsx}',
      'src/admin/resources/catalogue/{values/product-values,values/stored-product,form/use-save-product}.ts',
    ],
    tests: [
      'src/admin/kit/form/{use-dialog-address,use-staff-form}.test.tsx',
      'src/admin/kit/write/{confirm-action,leave-guard,use-write,write-failure}.test.tsx',
      'src/admin/resources/catalogue/values/{product-*,stored-product}.test.ts',
      'src/admin/resources/catalogue/form/use-save-product.test.tsx',
    ],
  },
  {
    name: 'saving-visitor',
    mutate: [
      'src/storefront/parts/shopping/{actions,cart,compare,stored-list}.ts',
      'src/storefront/parts/shopping/use-{known-list,removal}.ts',
      'src/storefront/inquiry/outbox/{outbox,unsent,device,submit,hand-over,open-chat}.ts',
      'src/storefront/inquiry/outbox/{use-sent,sent}.ts',
      'src/storefront/inquiry/outbox/{accompanied,inquiry-number,typed-before-code}.ts',
      'src/storefront/inquiry/loading/{start,use}-outbox.ts',
      'src/storefront/inquiry/form/{contact-fields,use-chat-form,use-inquiry-form,use-typed,field-errors}.ts',
      'src/storefront/inquiry/form/late-sent-inquiry.tsx',
      'src/storefront/inquiry/fields/{form-draft,prefill-draft,contact-errors,contact-rules}.ts',
      'src/storefront/inquiry/fields/{message-rules,phone-mistake,given-consent}.ts',
      'src/storefront/inquiry/fields/{accompanying,left-forms,check-agreement}.ts',
      'src/storefront/inquiry/{sent/promised-call,place/focus-at-anchor,place/take-lost-focus}.ts',
      'src/app/{carry-over,keep-typed,early/keep-forms}.ts',
      'src/storefront/{parts/recent/recent,parts/contact-form/contact-inquiry,pages/cart/cart-inquiry}.ts',
      'src/{domain/inquiry/cart-message,lib/idempotency-key,ui/field/fill-in,api/verdict}.ts',
    ],
    tests: [
      'src/storefront/{parts/shopping,inquiry/**,parts/recent,parts/contact-form,pages/cart}/*.test.ts*',
      'src/{domain/inquiry/cart-message,lib/idempotency-key,ui/field/fill-in,api/verdict}.test.ts',
      'src/app/{carry-over,keep-typed,early/*}.test.ts',
    ],
    isEachFile: true,
  },
]

/** The files that a run of the area mutates. */
export const filesOf = ({ mutate }: Area): string[] =>
  globSync([...mutate], { cwd: root })
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => !/\.(?:test|fixture)\.tsx?$/.test(file))

/** Where Stryker copies the repository to, and beside it what a run leaves behind; ignored by git. */
export const folderOf = ({ name }: Area): string => `.cache/mutate/${name}`
