import react from '@vitejs/plugin-react'
import { defineConfig } from 'electron-vite'

export default defineConfig({
  main: {
    build: {
      outDir: 'out/main',
      rolldownOptions: { input: { index: 'src/main/index.ts' } },
    },
  },
  preload: {
    build: {
      outDir: 'out/preload',
      // A sandboxed window loads its preload as CommonJS, whole.
      externalizeDeps: false,
      rolldownOptions: {
        input: { index: 'src/preload/index.ts' },
        output: { format: 'cjs', entryFileNames: '[name].cjs' },
      },
    },
  },
  renderer: {
    root: 'src/renderer',
    base: './',
    plugins: [react()],
    worker: { format: 'es' },
    build: {
      outDir: 'out/renderer',
      rolldownOptions: { input: 'src/renderer/index.html' },
    },
  },
})
