import type { Plugin } from 'vite';

/** What there is to know of a chunk: its modules, and what loads with it. */
export interface Chunk {
  fileName: string;
  imports: readonly string[];
  moduleIds: readonly string[];
}

interface Apart {
  /** Modules that load without the others. */
  from: RegExp;
  others: RegExp;
  says: string;
}

const APART: readonly Apart[] = [
  {
    from: /[\\/]src[\\/](?:main|App)\.tsx$/,
    others: /[\\/]node_modules[\\/]zod[\\/]/,
    says: 'zod loads with the office, not with a form that checks by it: see scripts/vite/slimContract.ts',
  },
  {
    from: /[\\/]src[\\/](?:main\.tsx|pages[\\/](?:login|registration|selfService|verify)[\\/](?:\w+[\\/])*\w+\.tsx)$/,
    others: /[\\/]src[\\/]App\.tsx$/,
    says: 'the office loads with a public page: what both need is a group of its own in vite.config.ts',
  },
  {
    from: /[\\/]src[\\/](?:main\.tsx|pages[\\/](?:login|registration|selfService|verify)[\\/](?:\w+[\\/])*\w+\.tsx?)$/,
    others: /[\\/]domain[\\/]pages(?:\.ts|[\\/](?!page\.|publicPages|selfServicePages)\w+\.ts)$/,
    says: 'the table of all pages loads with a public one, which knows its own: paths of public pages are in domain/pages/publicPages.ts and selfServicePages.ts',
  },
  {
    from: /[\\/]src[\\/](?:App|(?:pages[\\/](?!login|registration|selfService|verify)\w+|resources)[\\/](?:\w+[\\/])*\w+)\.tsx?$/,
    others: /[\\/]src[\\/]pages[\\/]selfService[\\/]/,
    says: 'an application loads with a page of the office: what both need is in the group forms or later of vite.config.ts',
  },
  {
    from: /[\\/]src[\\/](?:main|App|(?:pages[\\/]login|resources)[\\/](?:\w+[\\/])*\w+(?:Page|List))\.tsx$/,
    others: /[\\/]node_modules[\\/]dayjs[\\/]/,
    says: 'dayjs loads with the entry, the office or a list, not with what opens later: days without sums are in domain/day.ts',
  },
  {
    from: /[\\/]src[\\/](?:main\.tsx|pages[\\/]login[\\/]\w+\.tsx)$/,
    others: /[\\/]node_modules[\\/]numeral[\\/]/,
    says: 'numeral loads with a public page, which counts nothing: it belongs to the office',
  },
];

const holds = ({ moduleIds }: Chunk, modules: RegExp): boolean => moduleIds.some((id) => modules.test(id));

/** What loads together and should not, one sentence each with the chunks. */
export const loadedTogether = (chunks: readonly Chunk[]): string[] => {
  const named = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  return APART.flatMap(({ from, others, says }) => {
    const reached = new Set(chunks.filter((chunk) => holds(chunk, from)));
    // A set's members that are added while it is gone through come last.
    for (const { imports } of reached)
      for (const name of imports) {
        const chunk = named.get(name);
        if (chunk) reached.add(chunk);
      }
    const found = [...reached].filter((chunk) => holds(chunk, others));
    return found.length ? [`${says} (${found.map(({ fileName }) => fileName).join(', ')})`] : [];
  });
};

/** Fails the build when parts of the portal that are apart load together. */
export const keepApart = (): Plugin => ({
  name: 'keep-apart',
  generateBundle(_options, bundle) {
    const found = loadedTogether(Object.values(bundle).filter((file) => file.type === 'chunk'));
    if (found.length) this.error(found.join('\n'));
  },
});
