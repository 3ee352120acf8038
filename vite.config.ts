import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig(({ isSsrBuild, command }) => ({
  plugins: [react()],
  // A server build leaves this to run time, and React would run its slow development half.
  ...(command === 'build' ? { define: { 'process.env.NODE_ENV': JSON.stringify('production') } } : {}),
  publicDir: isSsrBuild ? false : 'public',
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    target: 'es2022',
    rolldownOptions: {
      input: isSsrBuild
        ? { server: 'src/app/server.tsx' }
        : { browser: 'src/app/browser.tsx', staff: 'src/app/staff.tsx' },
    },
  },
  // One file starts faster than a thousand; in development Node reads the packages itself.
  ssr: { noExternal: command === 'build' ? true : [] },
}))
