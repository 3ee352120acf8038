import { spawnSync } from 'node:child_process'
import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { findWrongSign } from '../scripts/ensure-install.mjs'

test.each([
  ['/srv/shop', null],
  ['/srv/магазин септиков', null],
  ["/srv/50% d'or $HOME", null],
  ['/srv/shop [a] {b,c} * ! & `', null],
  ['/srv/shop #2', '#'],
  ['/srv/shop?', '?'],
  ['/srv/"shop"', '"'],
])('A project in %s: %j', (folder, sign) => {
  expect(findWrongSign(folder)).toBe(sign)
})

test.each(['#', '"'])(
  'A start in a folder with %s says so in one sentence before it installs or builds',
  async (sign) => {
    const root = await mkdtemp(path.join(tmpdir(), 'folder-'))
    try {
      const project = path.join(root, `shop ${sign}2`)
      await mkdir(project)
      await cp(path.join(import.meta.dirname, '..', 'scripts'), path.join(project, 'scripts'), {
        recursive: true,
      })
      const { status, stdout, stderr } = spawnSync(
        process.execPath,
        [path.join(project, 'scripts', 'start.mjs')],
        {
          encoding: 'utf8',
        },
      )
      expect([status, stdout]).toEqual([1, ''])
      expect(stderr).toBe(
        `The name of a folder in «${project}» contains ${sign}, which the build cannot work with: rename or move it, and start again.\n`,
      )
    } finally {
      await rm(root, { recursive: true })
    }
  },
)
