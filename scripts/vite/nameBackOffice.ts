import type { Plugin, Rolldown } from 'vite';

type Bundle = Rolldown.OutputBundle;

/** Files of the chunks that are meant, with everything they import statically: what a browser needs to run them. */
const filesOf = (bundle: Bundle, isIt: (chunk: Rolldown.OutputChunk) => boolean): ReadonlySet<string> => {
  const files = new Set<string>();
  const add = (name: string): void => {
    const chunk = bundle[name];
    if (chunk?.type !== 'chunk' || files.has(name)) return;
    files.add(name);
    for (const style of chunk.viteMetadata?.importedCss ?? []) files.add(style);
    for (const imported of chunk.imports) add(imported);
  };
  for (const chunk of Object.values(bundle)) {
    if (chunk.type === 'chunk' && isIt(chunk)) add(chunk.fileName);
  }
  return files;
};

/** Chunks of every visit to the back office. */
const LOADED: ReadonlySet<string> = new Set(['look', 'office', 'lists']);

/** Writes the back office's files, lists included, into the page, where its inline script preloads them when there is a session. */
export const nameBackOffice = (): Plugin => ({
  name: 'name-back-office',
  transformIndexHtml: {
    order: 'post',
    handler(html, { bundle }) {
      if (!bundle) return html;
      const entry = filesOf(bundle, ({ isEntry }) => isEntry);
      const office = filesOf(bundle, ({ name }) => LOADED.has(name));
      // The font that the rows are set in: asked for when text needs it, it would come too late to be used.
      const fonts = Object.keys(bundle).filter((file) => file.endsWith('.woff2'));
      const list = [...fonts, ...office]
        .filter((file) => !entry.has(file))
        .map((file) => `/${file}`)
        .join(' ');
      return html.replace('name="back-office" content=""', `name="back-office" content="${list}"`);
    },
  },
});
