import type { Context } from 'hono'

/** Room on disk for forms with files: those that are read now have theirs until they end. */
export interface RoomForForms {
  /**
   * Reserves room for the form of a call, of at most `most` bytes, by its Content-Length where it has one. Null where the disk has none;
   * else what gives it back.
   */
  reserve(c: Context, most: number): Promise<(() => void) | null>
}

/** `hasRoom` says whether so many bytes may come to the disk. */
export function openRoomForForms(hasRoom: (bytes: number) => Promise<boolean>): RoomForForms {
  let reserved = 0
  return {
    async reserve(c, most) {
      const length = Number(c.req.header('content-length') ?? most)
      // More than it may have is refused while it is read.
      const bytes = length >= 0 && length < most ? length : most
      // Before the disk is asked: forms that come together count for each other.
      reserved += bytes
      const release = () => {
        reserved -= bytes
      }
      try {
        if (await hasRoom(reserved)) return release
      } catch (error) {
        release()
        throw error
      }
      release()
      return null
    },
  }
}
