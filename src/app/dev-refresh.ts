// Development only: what @vitejs/plugin-react would write inline into a page, as a file of its own.
// @ts-expect-error: served by Vite, not a module of this project
const refresh = await import(/* @vite-ignore */ '/@react-refresh')
refresh.default.injectIntoGlobalHook(window)
Object.assign(window, {
  $RefreshReg$: () => undefined,
  $RefreshSig$: () => (type: unknown) => type,
})

export {}
