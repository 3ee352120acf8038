export { belongsToLivingProcess } from './client-leases.ts'
export { EmbeddedDatabaseError } from './embedded-error.ts'
export { identifyProcess } from './process-identity.ts'
export { startEmbedded, stopAbandoned } from './start-embedded.ts'
