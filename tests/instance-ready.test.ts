import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import http from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { findPorts } from '../scripts/cluster/free-ports.ts'
import { startInstance } from '../scripts/cluster/instance.ts'

/** A server that opens as the shop does. */
const OPENS = `
  import http from 'node:http'
  const server = http.createServer((_, response) => response.end('ready'))
  server.listen(Number(process.env.PORT), '127.0.0.1', () => process.send('open'))
  process.on('SIGTERM', () => process.exit(0))`
/** One that finds its port taken, and ends. */
const FAILS = 'setTimeout(() => process.exit(1), 300)'

async function start(text: string, port: number) {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'shop-instance-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const program = path.join(folder, 'program.mjs')
  await writeFile(program, text)
  const instance = startInstance(port, { PATH: process.env.PATH }, 'ignore', program)
  onTestFinished(instance.stop)
  return instance
}

test('an instance is ready when its own process has the port, not when anybody answers there', async () => {
  const [port = 0] = await findPorts(1)
  const stranger = http.createServer((_, response) => response.end('ready'))
  await new Promise<void>((resolve) => stranger.listen(port, '127.0.0.1', resolve))
  const instance = await start(FAILS, port)
  await expect(instance.whenReady()).rejects.toThrow('did not open')
  await new Promise((resolve) => stranger.close(resolve))
})

test('after a kill it is ready when the process that follows is', async () => {
  const [port = 0] = await findPorts(1)
  const instance = await start(OPENS, port)
  await instance.whenReady()
  instance.kill()
  await instance.whenReady()
  expect(await (await fetch(instance.address)).text()).toBe('ready')
})
