import { crc32, deflateRawSync } from 'node:zlib'

/** A ZIP of one stored file with this name. */
export function storedZip(name: Buffer, bytes: Buffer): Buffer {
  return zipOf({ name, packed: bytes, size: bytes.length, sum: crc32(bytes), method: 0, flags: 0 })
}

/** A ZIP of one file with a password: twelve bytes stand before the file. */
export function lockedZip(bytes: Buffer): Buffer {
  const packed = Buffer.concat([Buffer.alloc(12), bytes])
  return zipOf({
    name: Buffer.from('a.jpg'),
    packed,
    size: bytes.length,
    sum: crc32(bytes),
    method: 0,
    flags: 1,
  })
}

/** A ZIP of one deflated file. */
export function deflatedZip(bytes: Uint8Array): Buffer {
  return zipOf({ ...deflated(bytes), size: bytes.length })
}

/** A ZIP of one deflated file that says it is a thousand bytes long. */
export function lyingZip(bytes: Uint8Array): Buffer {
  return zipOf({ ...deflated(bytes), size: 1000 })
}

const deflated = (bytes: Uint8Array) => ({
  name: Buffer.from('a.jpg'),
  method: 8,
  flags: 0,
  // As fast as it goes: what is packed here is one byte again and again.
  packed: deflateRawSync(bytes, { level: 1 }),
  sum: crc32(bytes),
})

interface ZipEntry {
  name: Buffer
  packed: Buffer
  size: number
  sum: number
  method: number
  flags: number
}

function zipOf({ name, packed, size, sum, method, flags }: ZipEntry): Buffer {
  const common = Buffer.alloc(26)
  common.writeUInt16LE(20, 0)
  common.writeUInt16LE(flags, 2)
  common.writeUInt16LE(method, 4)
  common.writeUInt32LE(sum, 10)
  common.writeUInt32LE(packed.length, 14)
  common.writeUInt32LE(size, 18)
  common.writeUInt16LE(name.length, 22)
  const local = Buffer.concat([Buffer.from('PK\x03\x04'), common, name, packed])
  const central = Buffer.concat([Buffer.from('PK\x01\x02\x14\x00'), common, Buffer.alloc(14), name])
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(1, 8)
  end.writeUInt16LE(1, 10)
  end.writeUInt32LE(central.length, 12)
  end.writeUInt32LE(local.length, 16)
  return Buffer.concat([local, central, end])
}
