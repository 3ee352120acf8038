/** Part of every drawing URL, which browsers cache forever: raise it when the rendering changes. */
export const RENDERER_VERSION = 'v1'
