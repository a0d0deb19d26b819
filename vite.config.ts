import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compression } from 'vite-plugin-compression2';
import { inlineStyles } from './scripts/vite/inlineStyles.ts';
import { keepApart } from './scripts/vite/keepApart.ts';
import { leanModules } from './scripts/vite/leanModules.ts';
import { nameBackOffice } from './scripts/vite/nameBackOffice.ts';
import { noChunkCycles } from './scripts/vite/noChunkCycles.ts';
import { slimContract } from './scripts/vite/slimContract.ts';

/** The portal: `src/main.tsx` is the light entry of the public pages, `src/App.tsx` the back office behind it. */
export default defineConfig({
  plugins: [
    react(),
    slimContract(),
    leanModules(),
    nameBackOffice(),
    inlineStyles(),
    noChunkCycles(),
    keepApart(),
    // Brotli and gzip at their best, made once; the server hands them out from disk.
    compression({ threshold: 500, logLevel: 'silent' }),
  ],
  server: {
    host: '127.0.0.1',
    proxy: { '/api': { target: `http://127.0.0.1:${process.env.PORT ?? 4000}`, changeOrigin: false } },
  },
  preview: { host: '127.0.0.1' },
  build: {
    target: 'es2023',
    manifest: true,
    // Every browser of the target preloads modules by itself.
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 1200,
    rolldownOptions: {
      output: {
        // The name of a shared chunk lists the pages that share it. Seven characters tell chunks apart: lists of names are loaded too.
        chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash:7].js`,
        codeSplitting: {
          groups: [
            // React stays the same from one release to the next, so browsers keep it.
            { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 2 },
            { name: 'front', tags: ['$initial'], priority: 1 },
            // What a page of either side calls the server with, and what it writes of days, numbers and codes.
            {
              name: 'calls',
              test: /[\\/](domain[\\/](day|status|formats[\\/](digitsOnly|mobile|unicode[\\/]normalForm)|signIn[\\/]otp)|providers[\\/](session[\\/](refresh|codeCalls)|http[\\/]request))\.ts$/,
              priority: 1,
            },
            // What shows the first rows before the office is here, and hands them over. It has the table of all pages, which public ones do without.
            {
              name: 'look',
              test: /[\\/](domain[\\/]pages(\.ts|[\\/](?!page\.|publicPages|selfServicePages)\w+\.ts)|providers[\\/]guard\.ts|public[\\/]look[\\/]FirstLook\.tsx|firstList[\\/]\w+\.ts)$/,
              priority: 1,
            },
            // What the pages for codes and passwords share with the office.
            {
              name: 'codes',
              test: /[\\/](pages[\\/]login[\\/]codePages|domain[\\/]signIn[\\/]endWords)\.ts$/,
              priority: 1,
            },
            // What an application shares with the office up to its first step: the dictionary, formats, rules.
            {
              name: 'forms',
              test: /[\\/](domain[\\/](applicants[\\/](branchSheet|draftParts)|fields[\\/](address|associate|bankAccount|contactPerson|partner|record|recordParts|registration|store)|files[\\/](fileRules|sniffKind)|formats[\\/](contactNumber|findByName|landline|tin|trimmedEnd)|people[\\/](age|associate)|places[\\/](country|placeChain|zip)|records[\\/](businessRegistration|openingHours)|review[\\/]requiredDocuments|selfService[\\/]form[\\/](addressTypes|stepNames|steps))|providers[\\/]http[\\/]retrying|public[\\/]keep(File|InSight))\.ts$/,
              priority: 1,
            },
            // What its later pages and registering by a code share with the office: what people are and may, uploads, the course of a review.
            {
              name: 'later',
              test: /[\\/](domain[\\/](access[\\/](modules|permissionNames)|fields[\\/]field|people[\\/](designation|identification|jobTitles|newUser|personWords|policyVersions|registrationCode)|places[\\/]addressText|review[\\/](applicationMoves|remarkSection|remarkState)|selfService[\\/](names[\\/]applicantNumber|send[\\/]sendAccount(Number)?)|money|typedDate)|providers[\\/]http[\\/](notWanted|uploadFile|voids|waitOut)|ui[\\/]upload[\\/]uploadQueue|public[\\/]terms[\\/](TermsLink|useBackCloses))\.tsx?$/,
              priority: 1,
            },
            // What a reader of Filipino waits for at the beginning of an application, as one: no second way on a slow line.
            {
              name: 'fil',
              test: /[\\/]src[\\/](public|pages[\\/]selfService)[\\/]texts[\\/]fil\.ts$/,
              priority: 1,
            },
            // An application from its beginning to its first step: the number is proved while it comes. Later steps are chunks of their own.
            {
              name: 'applicant',
              test: /[\\/]src[\\/](pages[\\/]selfService[\\/](\w+\.tsx|(prove|shell|start|texts)[\\/](?!fil\.)\w+\.tsx?|apply[\\/](\w+\.tsx|(draft|fields|parts)[\\/]\w+\.tsx?|texts[\\/]en\.ts|steps[\\/]BusinessStep\.tsx))|providers[\\/]applicant[\\/](?!tracking|sheets)\w+\.ts)$/,
              priority: 1,
            },
            // All that the office loads at once, as one: as chunks of what its pages share it was 7% more.
            { name: 'office', test: /[\\/]src[\\/]App\.tsx$/, priority: 1 },
            // The first list of every resource with what lists are made of: each alone is a hundredth of what they share (ADR 26).
            {
              name: 'lists',
              test: /[\\/]src[\\/]resources[\\/]\w+[\\/](list[\\/])?\w+List(Page)?\.tsx$/,
              priority: 1,
            },
            { name: 'icons', test: /[\\/]icons-material[\\/]/, priority: 1, minShareCount: 2 },
            // Exactly by the pages that share it: merged with others, small ones make chunks that import each other.
            { name: 'shared', entriesAware: true, entriesAwareMergeThreshold: 0, minShareCount: 2 },
          ],
        },
      },
    },
  },
});
