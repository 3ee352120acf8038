// Preloaded by a build that a test makes: how small the files get that it packs is nothing to the test.
import { syncBuiltinESMExports } from 'node:module'
import zlib from 'node:zlib'

const { brotliCompress, constants, gzip } = zlib
const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MIN_QUALITY }

zlib.brotliCompress = (content, _options, done) => brotliCompress(content, { params }, done)
zlib.gzip = (content, _options, done) => gzip(content, { level: constants.Z_BEST_SPEED }, done)
syncBuiltinESMExports()
