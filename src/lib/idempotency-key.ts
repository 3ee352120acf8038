/** A random key of 128 bits. Without `crypto.randomUUID`, which exists on https and localhost only. */
export const createIdempotencyKey = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-')
