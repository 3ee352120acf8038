import { describe, expect, test } from 'vitest'
import { listSkipped, reportRun, tellStores, toCounts, toTestCounts } from '../scripts/test-run.mjs'
import { minutes } from '../src/lib/duration.ts'

const limitMs = minutes(80)

const results = (counts: Partial<Record<'passed' | 'failed', number>> = {}, isCut = false) => [
  { name: 'types', seconds: 1.25, isCut: false, ...toCounts(true) },
  { name: 'unit and API', seconds: 300, isCut, passed: 9, failed: 0, ...counts },
]

describe('The last lines of a run', () => {
  test('count what passed, and how long all steps took together', () => {
    expect(reportRun(results(), { limitMs, seconds: 301 })).toEqual({
      lines: [
        'ok      types: 1 passed, 0 failed, 1.3 s',
        'ok      unit and API: 9 passed, 0 failed, 300.0 s',
        'All steps together: 301.0 s',
        '10 passed, 0 failed',
      ],
      exitCode: 0,
    })
  })

  test('count what failed, and the run is red', () => {
    const { lines, exitCode } = reportRun(results({ failed: 2 }), { limitMs, seconds: 301 })
    expect(lines[1]).toBe('FAILED  unit and API: 9 passed, 2 failed, 300.0 s')
    expect([lines.at(-1), exitCode]).toEqual(['10 passed, 2 failed', 1])
  })

  const reportOf = (...statuses: string[]) => ({
    testResults: ['/x/src/server/platform/files/s3-store.test.ts', '/x/tests/files-in-swift.test.ts'].map(
      (name, at) => ({ name, assertionResults: [{ status: statuses[at] ?? '' }] }),
    ),
  })
  test.each([
    [reportOf('passed', 'passed'), null, 'S3 stores: fauxqs, Swift s3api'],
    [reportOf('passed', 'failed'), null, 'S3 stores: fauxqs, Swift s3api'],
    [
      reportOf('passed', 'pending'),
      'not a Debian system',
      'S3 stores: fauxqs; Swift s3api: not checked (not a Debian system)',
    ],
    [
      null,
      null,
      'S3 stores: none; fauxqs: not checked (its tests did not run); Swift s3api: not checked (its tests did not run)',
    ],
  ])('say which stores of files were met', (report, noSwift, line) => {
    const stores = tellStores(report, noSwift)
    expect(stores.line).toBe(line)
    expect(reportRun(results(), { limitMs, seconds: 301, stores }).lines.slice(-3)).toEqual([
      line,
      'All steps together: 301.0 s',
      '10 passed, 0 failed',
    ])
  })

  test('are red with STORES=all for a store that was not checked, and say why', () => {
    const noSwift = 'its Debian packages could not be fetched, tries: 3'
    const half = tellStores(reportOf('passed', 'pending'), noSwift)
    const asked = { limitMs, seconds: 301, demanded: 'all' }
    const { lines, exitCode } = reportRun(results(), { ...asked, stores: half })
    expect(lines).toContain(`FAILED  Swift s3api: not checked (${noSwift}): 0 passed, 1 failed, 0.0 s`)
    expect([lines.at(-1), exitCode]).toEqual(['10 passed, 1 failed', 1])
    const whole = tellStores(reportOf('passed', 'passed'), null)
    expect(reportRun(results(), { ...asked, stores: whole }).exitCode).toBe(0)
    expect(reportRun(results(), { limitMs, seconds: 301, stores: half }).exitCode).toBe(0)
  })

  const retries = ['tests/a.test.ts › A visitor › looks']

  test('name each retry; the run stays green', () => {
    const { lines, exitCode } = reportRun(results(), { limitMs, seconds: 301, retries })
    expect(lines[0]).toBe('flaky: tests/a.test.ts › A visitor › looks')
    expect([lines.at(-1), exitCode]).toEqual(['10 passed, 0 failed', 0])
  })

  test('name what this machine could not check; the run stays green', () => {
    const assertionResults = [
      { status: 'passed', fullName: 'Commands run' },
      { status: 'skipped', fullName: "Commands of root's shop" },
    ]
    const skipped = listSkipped(
      { testResults: [{ name: '/shop/tests/a.test.ts', assertionResults }] },
      '/shop',
    )
    const { lines, exitCode } = reportRun(results(), { limitMs, seconds: 301, skipped })
    expect(lines[0]).toBe("not checked: tests/a.test.ts › Commands of root's shop")
    expect([lines.at(-1), exitCode]).toEqual(['10 passed, 0 failed', 0])
    expect(listSkipped(null, '/shop')).toEqual([])
  })

  test('are red for a retry with FLAKY=fail', () => {
    const { lines, exitCode } = reportRun(results(), { limitMs, seconds: 301, retries, flaky: 'fail' })
    expect(lines).toContain('FAILED  no test needs a retry: 0 passed, 1 failed, 0.0 s')
    expect([lines.at(-1), exitCode]).toEqual(['10 passed, 1 failed', 1])
    expect(reportRun(results(), { limitMs, seconds: 301, flaky: 'fail' }).exitCode).toBe(0)
  })

  test('say which step the deadline has cut off', () => {
    const { lines } = reportRun(results({ failed: 1 }, true), { limitMs, seconds: 301 })
    expect(lines[0]).not.toContain('cut off')
    expect(lines[1]).toMatch(/^FAILED {2}unit and API: .*, cut off: the run has 80 minutes$/)
  })
})

test.each([
  ['all tests passed', [0, 5, 0], { passed: 5, failed: 0 }],
  ['a test failed', [1, 4, 1], { passed: 4, failed: 1 }],
  ['a file did not load', [1, 5, 0], { passed: 5, failed: 1 }],
  ['there was no test', [0, 0, 0], { passed: 0, failed: 1 }],
] as const)('when %s, a step of tests counts it', (_name, [code, passed, failed], counts) => {
  expect(toTestCounts(code, passed, failed)).toEqual(counts)
})
