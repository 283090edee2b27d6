import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type UserConfig } from 'vite';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** The libraries of every page, apart from the pages: they stay cached when only the product's own code changes. */
const framework =
  /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|cookie|set-cookie-parser)[\\/]/;

/** What each build draws, without the detour of an import by address. */
const applications: Record<string, string> = { site: 'src/site/mountSite.tsx', admin: 'src/mountAdmin.ts' };

/**
 * Two builds of the one entry, so that neither application's modules reach the other (design §9):
 * `--mode site` and `--mode admin`. Without a mode, as in development, the address decides.
 */
export default defineConfig(({ mode }): UserConfig => {
  const isAdmin = mode === 'admin';
  const application = applications[mode];
  return {
    base: '/',
    plugins: [react()],
    publicDir: isAdmin ? false : 'public',
    resolve: {
      alias: application ? [{ find: /^\.\/mountApp\.ts$/, replacement: here(application) }] : [],
    },
    build: {
      outDir: isAdmin ? 'dist/admin' : 'dist/site',
      assetsDir: isAdmin ? 'assets-admin' : 'assets',
      emptyOutDir: true,
      manifest: true,
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      chunkSizeWarningLimit: 900,
      rolldownOptions: isAdmin
        ? {}
        : { output: { codeSplitting: { groups: [{ name: 'framework', test: framework }] } } },
    },
  };
});
