import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '../command.ts';
import type { Source } from './sources.ts';

/** A path of the house in a code span; what holds a placeholder names no file. */
const PATH = /`((?:\.?\/)?(?:domain|contract|server|src|tests|scripts|docs|public)\/[\w./-]*)`/g;

/** Paths that documents name and that are not there. */
export const checkPaths = (
  documents: readonly Source[],
  isThere: (path: string) => boolean = (path) => existsSync(join(ROOT, path)),
): string[] =>
  documents.flatMap(({ path, text }) =>
    text
      .split('\n')
      .flatMap((line, index) =>
        [...line.matchAll(PATH)].flatMap(([, named = '']) =>
          isThere(named) ? [] : [`${path}:${index + 1} names ${named}, which is not there`],
        ),
      ),
  );

/** Lines that start another program or thread of ours, by its path. */
const STARTS = /process\.execPath|import\.meta\.(?:dirname|url)/;
/** The last part of a path may be joined to folders that are named one by one. */
const SCRIPT = /['"`/]([\w./-]+\.(?:m?ts|mjs|tsx))['"`]/g;

/** Programs that code starts, or threads, and that are not there: an import that is not there fails by itself, a spawned path only when it runs. */
export const checkPrograms = (
  sources: readonly Source[],
  isThere: (path: string) => boolean = (path) => existsSync(join(ROOT, path)),
): string[] => {
  const isNamed = (path: string, named: string): boolean =>
    isThere(named) ||
    isThere(join(dirname(path), named)) ||
    sources.some((source) => source.path.endsWith(`/${named}`));
  return sources.flatMap(({ path, text }) =>
    text
      .split('\n')
      .flatMap((line, index) =>
        STARTS.test(line)
          ? [...line.matchAll(SCRIPT)].flatMap(([, named = '']) =>
              isNamed(path, named) ? [] : [`${path}:${index + 1} starts ${named}, which is not there`],
            )
          : [],
      ),
  );
};
