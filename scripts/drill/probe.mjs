// Loaded into the server of a soak by `--import`: at SIGUSR2 it collects garbage and writes down what is left. No part of the shop.
import { readdirSync, renameSync, writeFileSync } from 'node:fs'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

const file = process.env.DRILL_PROBE
const isServer = process.argv[1]?.endsWith('main.js') ?? false

if (file && isServer) {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc')
  process.on('SIGUSR2', () => {
    // What was held by finalizers goes with the second one.
    for (let round = 0; round < 3; round += 1) collect()
    const { heapUsed } = process.memoryUsage()
    const measured = { heap: heapUsed, handles: countHandles(), files: readdirSync('/proc/self/fd').length }
    // Whole or not at all.
    writeFileSync(`${file}.new`, JSON.stringify(measured))
    renameSync(`${file}.new`, file)
  })
}

/** What the event loop waits for, without timers: these come and go by themselves. */
function countHandles() {
  return process.getActiveResourcesInfo().filter((name) => name !== 'Timeout' && name !== 'Immediate').length
}
