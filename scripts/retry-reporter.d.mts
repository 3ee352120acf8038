import type { TestCase as BrowserTest, TestResult } from '@playwright/test/reporter'
import type { TestCase, TestModule } from 'vitest/node'

export default class RetryReporter {
  onTestCaseResult(
    test: Pick<TestCase, 'fullName' | 'diagnostic'> & { module: Pick<TestModule, 'moduleId'> },
  ): void
  onTestEnd(test: Pick<BrowserTest, 'titlePath' | 'location'>, result: Pick<TestResult, 'retry'>): void
  printsToStdio(): boolean
}
