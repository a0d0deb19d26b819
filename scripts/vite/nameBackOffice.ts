import type { Plugin, Rolldown } from 'vite';

type Bundle = Rolldown.OutputBundle;

/** Files of the chunk that holds `module`, with everything it imports statically: what a browser needs to run it. */
const filesOf = (bundle: Bundle, module: string): string[] => {
  const files = new Set<string>();
  const add = (name: string): void => {
    const chunk = bundle[name];
    if (chunk?.type !== 'chunk' || files.has(name)) return;
    files.add(name);
    for (const style of chunk.viteMetadata?.importedCss ?? []) files.add(style);
    for (const imported of chunk.imports) add(imported);
  };
  for (const chunk of Object.values(bundle)) {
    if (chunk.type === 'chunk' && chunk.moduleIds.some((id) => id.endsWith(module))) add(chunk.fileName);
  }
  return [...files];
};

/** Writes the back office's files into the page, where its inline script preloads them when there is a session. */
export const nameBackOffice = (): Plugin => ({
  name: 'name-back-office',
  transformIndexHtml: {
    order: 'post',
    handler(html, { bundle }) {
      if (!bundle) return html;
      const entry = new Set(filesOf(bundle, '/index.html'));
      const files = filesOf(bundle, '/src/App.tsx').filter((file) => !entry.has(file));
      const list = files.map((file) => `/${file}`).join(' ');
      return html.replace('name="back-office" content=""', `name="back-office" content="${list}"`);
    },
  },
});
