import { join } from 'node:path';

/**
 * Has every process that this one starts keep what it compiled of a module, and take what another has kept: a server is up in half the
 * time. For the configs of the test runners.
 */
export const keepCompiled = (): void => {
  process.env.NODE_COMPILE_CACHE ??= join(
    import.meta.dirname,
    '..',
    '..',
    '..',
    'node_modules',
    '.cache',
    'compiled',
  );
};
