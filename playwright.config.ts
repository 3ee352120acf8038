import { mkdtempSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { defineConfig } from '@playwright/test'
import { PHONE } from './tests/support/phone.ts'

/** Workers load this file too: what the first process chose reaches them through the environment. */
const { env } = process
env.E2E_PORT ??= String(20_000 + (process.pid % 20_000))
env.E2E_DATA_DIR ??= mkdtempSync(path.join(os.tmpdir(), 'shop-e2e-'))

const address = `http://127.0.0.1:${env.E2E_PORT}`

/**
 * A test runs at a desk; on a phone too where the screen's width or the finger may change what it proves (`@both`), and there alone
 * where it is about the phone (`@phone`).
 */
const onPhone = /@phone|@both/

export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/support/e2e-shop.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: env.CI !== undefined,
  workers: 2,
  // As in vitest.config.ts: each retry is named by `npm test`.
  retries: env.CI === undefined ? 0 : 2,
  // Only a test that fails waits for these.
  timeout: 180_000,
  expect: { timeout: 40_000 },
  use: {
    baseURL: address,
    locale: 'ru-RU',
    timezoneId: 'Europe/Moscow',
    trace: 'on-first-retry',
    launchOptions: {
      // Whatever the locale of the run: without one the browser opens no file whose name is Russian.
      env: { ...env, LC_ALL: 'C.UTF-8' },
      executablePath: env.CHROME_PATH ?? '/usr/bin/chromium-headless-shell',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // A page lives for seconds here: what V8 compiles a second time for speed takes longer than it saves.
        '--js-flags=--no-maglev,--no-turbofan',
      ],
    },
  },
  projects: [
    {
      name: 'desktop',
      grepInvert: /@phone/,
      // Who sits at a desk wants no motion here, who has a phone is shown all of it: both kinds of visitors walk through the shop.
      // The service worker, too, goes along on phones: here specs that go offline, or look at it, allow it.
      use: {
        viewport: { width: 1280, height: 900 },
        contextOptions: { reducedMotion: 'reduce' },
        serviceWorkers: 'block',
      },
    },
    {
      name: 'phone',
      grep: onPhone,
      use: PHONE,
    },
  ],
})
