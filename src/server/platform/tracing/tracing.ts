type Api = typeof import('@opentelemetry/api')

/** Where the API of OpenTelemetry, in any release 1.x, keeps what a preload has registered. */
const REGISTERED = Symbol.for('opentelemetry.js.api.1')

let api: Api | null = null

/** Begins to make spans when a preload of the operator has brought OpenTelemetry; without one nothing is loaded. */
export async function openTracing(): Promise<void> {
  if (REGISTERED in globalThis) api = await import('@opentelemetry/api')
}

/** The API of OpenTelemetry; null where nobody wants spans. */
export const findTracing = (): Api | null => api

/** The maker of all spans of the shop. */
export const tracerOf = ({ trace }: Api) => trace.getTracer('septic-shop')
