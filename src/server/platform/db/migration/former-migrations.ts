/**
 * Hashes of texts that a migration had in a former version of the program, of which databases of that time tell: 0000, 0001, 0002
 * (twice) and 0014.
 */
export const FORMER_HASHES: readonly string[] = [
  '18e35dadd4078fbfb039e992919da23e179db751f15f0f92e7d2a607864433f9',
  'a836d15f0fa377dc7db42da22534c5d15da672e42a0025629b71bac783dded12',
  'd406d526b1a5938e04f9aaa896cffa51d8a9d59f0ebadaa899c82983b2a433eb',
  'b3cc75fa802f8a5b333c480eb0d77f3d2185602e108f36fb33d3ade3c6939413',
  '4304c0200a2663d77864ed3b44bc625437c2687881d861558ea02ef5c16ea65a',
]
