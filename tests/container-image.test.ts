import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { minutes } from '../src/lib/duration.ts'
import type { DatabaseConnection } from '../src/server/platform/db/database.ts'
import { canBecomeNobody, isRoot, NOBODY } from './support/another-user.ts'
import { createSeededDatabase } from './support/database.ts'
import { parseDockerfile, readEnvironment, readExec } from './support/dockerfile.ts'
import { root } from './support/files.ts'
import { buildImage, forbidWriting, removeImage } from './support/image.ts'
import { readUntilOpen } from './support/read-until-open.ts'
import { waitUntil } from './support/wait-for.ts'

const dockerfile = readFileSync(path.join(root, 'Dockerfile'), 'utf8')
const image = parseDockerfile(dockerfile).at(-1)
const lineOf = (name: string) => image?.instructions.find((line) => line.name === name)?.value ?? ''
/** The image's user where this test may become another one; else its own, for whom the files are read-only too. */
const user = canBecomeNobody ? NOBODY : {}

let folder = ''
let built = ''
let database: DatabaseConnection
/** Of the database's socket, which another user may not open: containers come by TCP too. */
let door: net.Server
beforeAll(async () => {
  database = await createSeededDatabase()
  door = await openDoor()
  folder = mkdtempSync(path.join(os.tmpdir(), 'shop-image-'))
  chmodSync(folder, 0o755)
  built = buildImage(folder, dockerfile)
  forbidWriting(path.join(built, 'shop'))
}, minutes(10))
afterAll(async () => {
  door?.close()
  await database?.close()
  removeImage(folder)
})

async function openDoor(): Promise<net.Server> {
  const { host, port } = database.pool.options
  const server = net.createServer((near) => {
    const far = net.connect(`${host}/.s.PGSQL.${port}`)
    near.pipe(far).pipe(near)
    for (const socket of [near, far]) socket.on('error', () => undefined)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return server
}

function databaseUrl(): string {
  const bound = door.address()
  const port = typeof bound === 'object' && bound !== null ? bound.port : 0
  const { user, database: name } = database.pool.options
  return `postgres://${user}@127.0.0.1:${port}/${name}`
}

/** What the engine would give a process, with folders of the image below ours. */
function environment(): Record<string, string> {
  const given = image ? readEnvironment(image) : {}
  const placed = Object.entries(given).map(([name, value]) => [name, value.replace(/^\//, `${built}/`)])
  return {
    ...Object.fromEntries(placed),
    PATH: `${path.dirname(process.execPath)}:${process.env.PATH}`,
    DATABASE_URL: databaseUrl(),
    PORT: '0',
    HOST: '127.0.0.1',
    ADMIN_PASSWORD: 'проверка-входа-1',
    LOG_LEVEL: 'error',
  }
}

/** Starts a command of the image; `node` is the one that runs this test. */
function start(command: readonly string[], extra: Record<string, string> = {}) {
  const [program = '', ...options] = command
  const child = spawn(program === 'node' ? process.execPath : program, options, {
    cwd: path.join(built, 'shop'),
    env: { ...environment(), ...extra },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...user,
  })
  return { child, exit: once(child, 'exit'), said: text(child.stderr) }
}

const checkHealth = async (port: string) => {
  const command = readExec(lineOf('HEALTHCHECK').replace(/^.*?CMD /, '')) ?? []
  const [code] = await start(command, { PORT: port }).exit
  return code
}

test('the lock file fits package.json, as npm ci demands', () => {
  const options = [
    'ci',
    '--omit=dev',
    '--ignore-scripts',
    '--dry-run',
    '--offline',
    '--no-audit',
    '--no-fund',
  ]
  const { stderr } = spawnSync('npm', options, { cwd: path.join(built, 'shop'), encoding: 'utf8' })
  expect(stderr).not.toContain('can only install packages when')
})

test('the image has no tests, no packages for development, and no data', () => {
  const shop = path.join(built, 'shop')
  expect(readdirSync(shop).sort()).toEqual(
    ['content', 'dist', 'node_modules', 'package.json', 'packages', 'public', 'scripts', 'src'].sort(),
  )
  expect(
    readdirSync(path.join(shop, 'src'), { recursive: true, encoding: 'utf8' }).filter((name) =>
      /\.test\./.test(name),
    ),
  ).toEqual([])
  expect(
    ['vitest', 'knip', '@biomejs', '@playwright'].filter((name) =>
      existsSync(path.join(shop, 'node_modules', name)),
    ),
  ).toEqual([])
})

test('the image lists the packages that it runs', () => {
  const shop = path.join(built, 'shop')
  const bill: { components: { 'bom-ref': string }[] } = JSON.parse(
    readFileSync(path.join(shop, 'dist', 'sbom.json'), 'utf8'),
  )
  const listed = new Set(bill.components.map((one) => one['bom-ref']))
  const { dependencies } = JSON.parse(readFileSync(path.join(shop, 'package.json'), 'utf8'))
  const packages = Object.entries(dependencies).filter(([, version]) => /^\d/.test(String(version)))
  expect(packages.length).toBeGreaterThan(10)
  expect(packages.map((one) => one.join('@')).filter((one) => !listed.has(one))).toEqual([])
  expect([...listed].filter((one) => one.startsWith('vitest@'))).toEqual([])
})

test(
  'the shop opens with the files of the image alone, where it may not write, and its health is asked',
  async () => {
    const { child, exit, said } = start(readExec(lineOf('CMD')) ?? [])
    const { address } = await readUntilOpen(child.stdout)
    if (address === '') throw new Error(await said)
    const port = new URL(address).port
    await waitUntil(async () => (await fetch(`${address}/readyz`)).status === 200)
    expect(await checkHealth(port)).toBe(0)
    expect(await (await fetch(`${address}/product/topas-5`)).text()).toContain('Топас 5')
    // sharp and argon2 have parts of their own for each system.
    expect((await fetch(`${address}/pictures/400/our_services.png.avif`)).status).toBe(200)
    const signedIn = await fetch(`${address}/api/admin/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: 'admin', password: 'проверка-входа-1' }),
    })
    expect(signedIn.status).toBe(200)
    child.kill('SIGTERM')
    expect((await exit)[0]).toBe(0)
    expect(await checkHealth(port)).toBe(1)
    expect(await said).toBe('')
  },
  minutes(3),
)

test(
  'a backup is made by the files of the image',
  async () => {
    const { child, exit, said } = start(['node', 'scripts/backup.ts'])
    const printed = await text(child.stdout)
    expect({ code: (await exit)[0], said: await said }).toEqual({
      code: 0,
      said: expect.not.stringContaining('Error'),
    })
    expect(printed.trim()).toMatch(new RegExp(`^${built}/backups/`))
  },
  minutes(3),
)

// Root, where it can become nobody else, may write everywhere.
test.skipIf(isRoot && !canBecomeNobody)('the shop may write its volumes alone', () => {
  const script = `const { writeFileSync } = require('node:fs')
for (const place of process.argv.slice(1)) try { writeFileSync(place + '/x', ''); console.log(place) } catch {}`
  const places = ['shop', 'shop/dist', 'shop/src', 'data', 'backups'].map((name) => path.join(built, name))
  const { stdout } = spawnSync(process.execPath, ['-e', script, ...places], { encoding: 'utf8', ...user })
  const written = stdout
    .trim()
    .split('\n')
    .map((place) => path.relative(built, place))
  expect(written).toEqual(['data', 'backups'])
})
