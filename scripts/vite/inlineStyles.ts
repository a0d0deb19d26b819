import type { Plugin, Rolldown } from 'vite';

const LINK = /<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/g;

/** Leaves a style sheet out of the build, and out of what chunks that come later would wait for. */
const leaveOut = (bundle: Rolldown.OutputBundle, name: string): void => {
  delete bundle[name];
  for (const chunk of Object.values(bundle))
    if (chunk.type === 'chunk') chunk.viteMetadata?.importedCss.delete(name);
};

/** Writes the entry's styles into the page, so that its first outline is drawn before any other file is asked for. */
export const inlineStyles = (): Plugin => ({
  name: 'inline-styles',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle = {} }) =>
      html.replace(LINK, (link, name: string) => {
        const file = bundle[name];
        if (file?.type !== 'asset') return link;
        leaveOut(bundle, name);
        return `<style>${String(file.source).trim()}</style>`;
      }),
  },
});
