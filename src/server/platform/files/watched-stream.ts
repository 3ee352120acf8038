import { Readable } from 'node:stream'

/**
 * The bytes of an answer. Its sender may be silent for `silence` ms while they are waited for; who reads them may take any time: as long
 * as it does, nobody is waited for.
 */
export function watchStream(body: Readable, silence: number): Readable {
  let timer: NodeJS.Timeout | undefined
  const rest = () => clearTimeout(timer)
  const wait = () => {
    rest()
    timer = setTimeout(() => body.destroy(new Error(`no byte came within ${silence} ms`)), silence)
  }
  const watched = new Readable({
    read() {
      wait()
      body.resume()
    },
    destroy(error, done) {
      rest()
      body.destroy()
      done(error)
    },
  })
  body.on('data', (chunk: Uint8Array) => {
    if (watched.push(chunk)) wait()
    else {
      rest()
      body.pause()
    }
  })
  body.on('end', () => {
    rest()
    watched.push(null)
  })
  body.on('error', (error) => watched.destroy(error))
  body.on('close', () => {
    if (!body.readableEnded) watched.destroy(new Error('the answer broke off'))
  })
  // Until somebody reads.
  body.pause()
  return watched
}
