import type { Plugin } from 'vite';

/** What there is to know of a chunk: its modules, what loads with it, and the module whose import asks for it. */
export interface Chunk {
  fileName: string;
  imports: readonly string[];
  moduleIds: readonly string[];
  facadeModuleId: string | null;
}

const OFFICE = /[\\/]src[\\/](?:main|App)\.tsx$/;
const ZOD = /[\\/]node_modules[\\/]zod[\\/]/;

/** Chunks with zod that load with the entry or the back office, rather than with a page whose form checks by schemas. */
export const zodAtOnce = (chunks: readonly Chunk[]): string[] => {
  const named = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const reached = new Set(
    chunks.filter(({ facadeModuleId: id }) => id && OFFICE.test(id)).map(({ fileName }) => fileName),
  );
  // A set's members that are added while it is gone through come last.
  for (const name of reached) for (const imported of named.get(name)?.imports ?? []) reached.add(imported);
  return [...reached].filter((name) => named.get(name)?.moduleIds.some((id) => ZOD.test(id)));
};

/** Fails the build when zod comes along with the entry or the back office: some module of the contract was not slimmed. */
export const withoutZod = (): Plugin => ({
  name: 'without-zod',
  generateBundle(_options, bundle) {
    const found = zodAtOnce(Object.values(bundle).filter((file) => file.type === 'chunk'));
    if (found.length)
      this.error(`zod is in ${found.join(', ')}: see scripts/vite/slimContract.ts for what keeps it out.`);
  },
});
