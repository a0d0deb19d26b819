import type { Needs } from '../../access/needs.ts';
import { actionOf } from '../../permissions.ts';

/**
 * What lets somebody in: of each group the rights to look that are held, and where none is, the first of the others. Looking is no use of
 * a right to change, and whoever held these alone would be let in too.
 */
export function lettingIn(held: ReadonlySet<string>, needs: Needs): string[] {
  const used = needs.all.flatMap((group) => {
    const holds = group.filter((name) => held.has(name));
    const looks = holds.filter((name) => actionOf(name) === 'VIEW');
    return looks.length > 0 ? looks : holds.slice(0, 1);
  });
  return [...new Set(used)];
}
