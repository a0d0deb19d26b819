import type { Plugin } from 'vite';

/**
 * What stands in for modules that libraries bring and the portal does without: the CSV writer of react-admin's own exporter,
 * which no list has (lists are exported whole, by a job of the server), and a stand-in for Object.entries with all that it needs.
 */
const INSTEAD: readonly { of: RegExp; id: string; code: string }[] = [
  {
    of: /^jsonexport\//,
    id: '\0lean/jsonexport.js',
    code: "export default () => { throw new Error('Lists are exported by the server'); };",
  },
  { of: /^object\.entries$/, id: '\0lean/object.entries.cjs', code: 'module.exports = Object.entries;' },
];

/** Builds the portal without code that libraries carry along for others: 12 KB of every first visit. */
export const leanModules = (): Plugin => ({
  name: 'lean-modules',
  apply: 'build',
  enforce: 'pre',
  resolveId: {
    filter: { id: INSTEAD.map(({ of }) => of) },
    handler: (source) => INSTEAD.find(({ of }) => of.test(source))?.id,
  },
  load: {
    filter: { id: /lean\// },
    handler: (id) => INSTEAD.find((one) => one.id === id)?.code,
  },
});
