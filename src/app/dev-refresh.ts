// Development only: the preamble that @vitejs/plugin-react would inline into the page, as a file.
// @ts-expect-error: served by Vite, not a module of this project
const refresh = await import(/* @vite-ignore */ '/@react-refresh')
refresh.default.injectIntoGlobalHook(window)
Object.assign(window, {
  $RefreshReg$: () => undefined,
  $RefreshSig$: () => (type: unknown) => type,
})

export {}
