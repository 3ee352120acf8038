import { appendFileSync } from 'node:fs'
import path from 'node:path'

/**
 * Reporter of Vitest and of Playwright alike: appends a line `<file> › <title>` to the file RETRY_REPORT for each further
 * try of a test. `scripts/test.mjs` prints them as `flaky: …`.
 */
export default class RetryReporter {
  /** Vitest tells of a test once, with the number of its retries. */
  onTestCaseResult(test) {
    const retries = test.diagnostic()?.retryCount ?? 0
    for (let retry = 0; retry < retries; retry += 1) {
      report(test.module.moduleId, test.fullName.replaceAll(' > ', ' › '))
    }
  }

  /** Playwright tells of each try. */
  onTestEnd(test, result) {
    if (result.retry === 0) return
    const [, project, , ...titles] = test.titlePath()
    report(test.location.file, `[${project}] ${titles.join(' › ')}`)
  }

  /** Playwright: the other reporters own the terminal. */
  printsToStdio() {
    return false
  }
}

function report(file, title) {
  const target = process.env.RETRY_REPORT
  if (target) appendFileSync(target, `${path.relative(process.cwd(), file)} › ${title}\n`)
}
