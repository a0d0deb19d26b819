import { existsSync } from 'node:fs';
import { join } from 'node:path';
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
