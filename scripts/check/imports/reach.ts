import type { Arrow } from './arrows.ts';

/** Pages that are there before anybody signs in, and the entry that shows them. */
const PUBLIC = /^src\/(?:main\.tsx$|public\/|pages\/(?:login|selfService|registration)\/)/;
/** What the login entry goes without: the libraries of the office, and the schemas of the contract. */
const HEAVY = /^npm:(?:@mui\/|@emotion\/|@tanstack\/|@orpc\/|react-admin$|react-router|ra-|zod$)/;

/** Libraries of the office that come along when a public page is loaded, each with the way that leads there. */
export const publicReach = (arrows: readonly Arrow[]): string[] => {
  const eager = Map.groupBy(
    arrows.filter(({ isType, isLate }) => !isType && !isLate),
    ({ from }) => from,
  );
  const cameFrom = new Map<string, string | null>();
  for (const from of eager.keys()) if (PUBLIC.test(from)) cameFrom.set(from, null);
  // A map's keys that are added while it is gone through come last.
  for (const at of cameFrom.keys())
    for (const { to } of eager.get(at) ?? []) if (!cameFrom.has(to)) cameFrom.set(to, at);
  const way = (end: string): string => {
    const before = cameFrom.get(end);
    return before ? `${way(before)} → ${end}` : end;
  };
  return [...cameFrom.keys()]
    .filter((place) => HEAVY.test(place))
    .map((library) => `${way(library)}: public pages are light`);
};
