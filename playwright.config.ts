import { mkdtempSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { defineConfig } from '@playwright/test'

/** Workers load this file too: what the first process chose reaches them through the environment. */
const { env } = process
env.E2E_PORT ??= String(20_000 + (process.pid % 20_000))
env.E2E_DATA_DIR ??= mkdtempSync(path.join(os.tmpdir(), 'shop-e2e-'))

const address = `http://127.0.0.1:${env.E2E_PORT}`

/**
 * What a narrow screen does not change, and staff at their desks: of these files only what is marked runs on a phone too.
 * In all others `@any-width` marks data, failures and texts that no width changes.
 */
const sameAtADesk =
  /@any-width|(?:admin-\S+|consent|contact|legal|narrow-window|pictures|selection-result|services|shared-comparison|staff|weak-connection|wizard|wizard-result)\.spec\.ts (?!.*@(?:phone|both))/

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: env.CI !== undefined,
  workers: 2,
  // As in vitest.config.ts: each retry is named by `npm test`.
  retries: env.CI === undefined ? 0 : 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL: address,
    locale: 'ru-RU',
    timezoneId: 'Europe/Moscow',
    trace: 'on-first-retry',
    launchOptions: {
      executablePath: env.CHROME_PATH ?? '/usr/bin/chromium-headless-shell',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    { name: 'desktop', grepInvert: /@phone/, use: { viewport: { width: 1280, height: 900 } } },
    {
      name: 'phone',
      grepInvert: sameAtADesk,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
  webServer: {
    command: 'node dist/server/main.js',
    url: `${address}/readyz`,
    timeout: 60_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    env: {
      PORT: env.E2E_PORT,
      DATA_DIR: env.E2E_DATA_DIR,
      ADMIN_PASSWORD: 'проверка-входа-1',
      LOG_LEVEL: 'warn',
    },
  },
})
