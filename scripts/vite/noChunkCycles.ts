import type { Plugin } from 'vite';

type Chunks = ReadonlyMap<string, readonly string[]>;

/** A ring of chunks that import each other, first to first again; null when there is none. */
export const ringOf = (chunks: Chunks): string[] | null => {
  const done = new Set<string>();
  const walk = (name: string, path: readonly string[]): string[] | null => {
    if (path.includes(name)) return [...path.slice(path.indexOf(name)), name];
    if (done.has(name)) return null;
    for (const imported of chunks.get(name) ?? []) {
      const ring = walk(imported, [...path, name]);
      if (ring) return ring;
    }
    done.add(name);
    return null;
  };
  for (const name of chunks.keys()) {
    const ring = walk(name, []);
    if (ring) return ring;
  }
  return null;
};

/** Fails the build when chunks import each other in a ring: some of them would run before what they need is there. */
export const noChunkCycles = (): Plugin => ({
  name: 'no-chunk-cycles',
  generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
    const ring = ringOf(new Map(chunks.map(({ fileName, imports }) => [fileName, imports])));
    if (ring)
      this.error(`Chunks import each other: ${ring.join(' → ')}. Change the groups of vite.config.ts.`);
  },
});
