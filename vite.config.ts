import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react()],
  publicDir: isSsrBuild ? false : 'public',
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    target: 'es2022',
    rolldownOptions: {
      input: isSsrBuild ? { server: 'src/app/server.tsx' } : { browser: 'src/app/browser.tsx', staff: 'src/app/staff.tsx' },
    },
  },
  ssr: { noExternal: true },
}))
