import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/**
 * What every page needs comes in a few files, not in forty: each would be a request of its own on a weak connection.
 * A group takes along what it depends on, so the one that others stand on comes first.
 */
export const groups = [
  // Sheets of what the wizard loads later come with its code, those of seldom pages with theirs.
  {
    name: 'storefront-styles',
    test: /src\/(?:app\/browser|storefront\/(?!parts\/(?:additions\/|chrome\/drawers)|pages\/(?:about\/|landing\/|catalogue\/series)|forced|wizard\/(?:live|result|plot|questions-later)|inquiry\/(?:call-beside|unsent)).*)\.css$/,
  },
  {
    name: 'vendor',
    test: /node_modules\/(?:react|react-dom|react-router|scheduler|cookie|@tanstack\/(?:react-query|query-core))\/|vite\/preload-helper/,
  },
  {
    name: 'ui',
    test: /src\/(?:ui\/(?!markdown|dialog|loading|use-modal|field\/(?:range|link-field|fill-in)|toast\/(?:use-|toasts?\.)|failure\/failed-styles).*|api\/(?:queries\/)?(?!article|catalogue|compare|consent|facet|faq|found|home|landing|manufacturer|per-|product|project|section|verdict)\w[\w-]*)\.tsx?$|src\/(?:lib\/(?:text\/(?:tie-units|plural)|money|numbers|dates|duration|lazy)|domain\/(?:site\/site-paths|price\/price|product\/(?:badge|typical-model|residents|spec-value)))\.ts$|packages\/plot\/number-format\.ts$/,
  },
  {
    name: 'site',
    test: /src\/storefront\/(?:parts\/(?:chrome(?!\/drawers\/)|shopping(?!\/(?:actions|cart-button|compare-button|to-compare-item|spec-|remov|shopping-line|use-removal|use-known-list|wizard-data|empty-picture|use-current))|seo(?!\/(?:article|company|faq|product)))\/.*|inquiry\/[\w-]+\/(?:last-taken|start-outbox|use-outbox|unsent-key)|(?!record-page)[^/]+)\.tsx?$/,
  },
  // Loaded by the home page, whose wizard is the first thing one uses; apart they would weigh more.
  {
    name: 'wizard',
    test: /src\/(?:domain\/selection\/(?:answers|choice-labels|distance|parse-answer|questions|salvo)|storefront\/wizard\/(?:steps\/choices|state\/(?:link-note|steps|values)|pictures\/unknown-station))\.tsx?$|packages\/plot\/(?:limits|soil)\.ts$/,
  },
  // How answers and prices are told, beside the steps, in the result and in an inquiry: apart, each would be a file of its own.
  {
    name: 'told-answers',
    test: /src\/(?:domain\/selection\/question-labels|storefront\/wizard\/state\/(?:chat-text|price-words))\.ts$/,
  },
  {
    name: 'inquiry',
    test: /src\/storefront\/inquiry\/[\w-]+\/(?:agreement|field-errors|form-draft|form-text|honeypot|more-fields|name-and-phone|result-toast|device|submit|given-consent|late-sent-inquiry|use-inquiry-form|use-sent)\.tsx?$/,
  },
  // The forms of product, cart and call-back: apart, what two of them share would be files of their own.
  {
    name: 'inquiry-form',
    test: /src\/(?:domain\/inquiry\/max-message|storefront\/inquiry\/[\w-]+\/(?:check-agreement|contact-fields|email-and-message|form-trouble|message-(?:field|rules)))\.tsx?$/,
  },
  // Lists of products end in those viewed recently; the cart, which shows these alone, loads the cards too. Home has no product to add
  // before the wizard's result.
  {
    name: 'cards',
    test: /src\/storefront\/parts\/(?:(?:recent|product-card(?!\/(?:more-cards|use-parts)))\/.*|shopping\/(?:actions|cart-button|compare-button|to-compare-item|spec-values))\.tsx?$/,
  },
  {
    name: 'specs',
    test: /src\/(?:domain\/(?:price|product)|storefront\/(?:parts\/shopping|pages\/product))\/(?:price-like|spec-(?!values?\.|columns|money)\w+)\.ts$/,
  },
  // What cart, comparison and their drawers share.
  {
    name: 'lines',
    test: /src\/storefront\/parts\/shopping\/(?:shopping-line|use-removal|use-known-list|removed-note)\.tsx?$/,
  },
  // What pages show of one thing: its photos, questions about it, a text. Lists have none of that, home only in the wizard's result.
  {
    name: 'record',
    test: /src\/(?:storefront\/(?:parts\/(?:gallery|questions)\/.*|record-page)|api\/queries\/faq-queries|ui\/markdown\/(?:markdown|use-broken-pictures))\.tsx?$|packages\/plot\/station\.ts$/,
  },
  // The addresses of pictures that home and services share go with them: a file of their own would weigh more than they do.
  {
    name: 'project-cards',
    test: /src\/storefront\/parts\/project-card\/.*\.tsx$|content\/services\/(?:drainage|heating|installation|well)\.svg/,
  },
  { name: 'article', test: /src\/(?:storefront\/parts\/article\/.*|api\/queries\/article-queries)\.tsx?$/ },
]

/** Every document of the storefront names these itself: code that is loaded later need not list them as its own. */
const inEveryDocument = /\/(?:rolldown-runtime|vendor|ui|site|browser)-[\w-]{8}\.js$/
const modulePreload = {
  resolveDependencies: (_file: string, needed: string[]) =>
    needed.filter((file) => !inEveryDocument.test(file)),
}

/** The one script that is no module keeps its names to itself. */
const early = {
  banner: ({ name }: { name: string }) => (name === 'early' ? '(()=>{' : ''),
  footer: ({ name }: { name: string }) => (name === 'early' ? '})()' : ''),
}

/** Notes to the dealer about sample texts stay in the repository: a visitor's connection is not for them. */
const sampleNotices = {
  name: 'sample-notices',
  enforce: 'pre' as const,
  transform(code: string, id: string) {
    if (!/\/content\/.*\.json$/.test(id)) return null
    const { sampleNotice: _notice, ...content } = JSON.parse(code)
    return { code: JSON.stringify(content), map: null }
  },
}

/** What only the server reads of endpoints stays there: access, limits, statuses. */
const serverRules = {
  name: 'server-rules',
  enforce: 'pre' as const,
  transform(code: string, id: string) {
    if (!/\/contract\/(?:\w+\/)?endpoints\.\w+\.ts$/.test(id)) return null
    const rule =
      /\s*\b(?:access|section|act|beforeSecondFactor|status|perMinute|searchesPerMinute|isFromMemory|maxBody|maxFiles|files|errorsHaveSuccess|changesContent|mayBePlanned): (?:'\w+'|[\d_]+|true),?|\s*\bsection(?:,|(?= \}))/gm
    const ofResource = /(\b(?:crud|crudWithScreen|writes)\('[^)]*'), '\w+'\)/g
    return { code: code.replace(rule, '').replace(ofResource, '$1)'), map: null }
  },
}

/** What every document of the staff area needs; the sign-in page stands without router and queries. */
export const staffGroups = [
  { name: 'vendor', test: /node_modules\/(?:react|react-dom|scheduler)\/|vite\/preload-helper/ },
  // Two files with all that they import, what both documents need before the rest of the area: shorter than thirty small ones.
  {
    name: 'sign-in',
    test: /\/(?:admin\/(?:login\/login-page|session\/(?:anonymous|return-address)|shell\/theme|staff)|api\/(?:fetch-transport|staff)|ui\/toast\/toasts)\.tsx?$/,
  },
  { name: 'area', test: /\/admin\/area\.tsx$/ },
  // What lists that grow are made of: apart, each would be a file of its own.
  { name: 'growing', test: /\/admin\/kit\/table\/(?:counted-list|growing-list|next-part)\.tsx?$/ },
]

/**
 * The storefront and the staff area are built apart (`--mode staff`): they never meet in one document, and whatever only one of
 * them uses of a library would weigh on the other.
 */
export default defineConfig(({ isSsrBuild, command, mode }) => ({
  plugins: [sampleNotices, ...(isSsrBuild || command !== 'build' ? [] : [serverRules]), react()],
  // A server build leaves this to run time, and React would run its slow development half.
  ...(command === 'build' ? { define: { 'process.env.NODE_ENV': JSON.stringify('production') } } : {}),
  publicDir: isSsrBuild || mode === 'staff' ? false : 'public',
  build: {
    // Apart from `public/assets`: everything here carries its content's hash in the name and is kept for ever.
    assetsDir: 'built',
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    emptyOutDir: mode !== 'staff',
    ...(mode === 'staff' ? {} : { modulePreload }),
    manifest: !isSsrBuild && `.vite/${mode === 'staff' ? 'staff' : 'storefront'}.json`,
    target: 'es2022',
    // A font inside a style sheet would be a data: address, which the content policy refuses.
    assetsInlineLimit: (file: string) => (file.endsWith('.woff2') ? false : undefined),
    rolldownOptions: isSsrBuild
      ? {
          // The server and its renderer share modules; all files stand beside each other (src/server/root.ts).
          input: {
            main: 'src/server/main.ts',
            server: 'src/app/server.tsx',
            'xlsx-worker': 'src/server/features/inquiries/export/xlsx-worker.ts',
            'table-worker': 'src/server/features/imports/table/table-worker.ts',
            'export-worker': 'src/server/features/imports/export/export-worker.ts',
          },
          // Comments for editors are a sixth of the code, which is read whole at each start.
          output: { chunkFileNames: '[name].js', comments: { jsdoc: false } },
        }
      : {
          input:
            mode === 'staff'
              ? { staff: 'src/app/staff.tsx', 'sign-in': 'src/app/sign-in.tsx' }
              : { browser: 'src/app/browser.tsx', early: 'src/app/early/early.ts' },
          output: { codeSplitting: { groups: mode === 'staff' ? staffGroups : groups }, ...early },
          // A constant of another file costs an import and an export; its value costs less.
          optimization: { inlineConst: { mode: 'all', pass: 3 } },
        },
  },
  // One file starts faster than a thousand; in development Node reads the packages itself.
  ssr: {
    noExternal: command === 'build' ? true : [],
    // The last two are loaded where a store is set, and else not at all.
    external: ['sharp', '@node-rs/argon2', 'vite', '@aws-sdk/client-s3', '@aws-sdk/lib-storage'],
  },
}))
