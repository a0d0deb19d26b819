import type { Arrow } from './arrows.ts';

interface Reach {
  pages: RegExp;
  /** What they go without. */
  heavy: RegExp;
}

/** Pages that are there before anybody signs in, and what each kind of them goes without. */
const PUBLIC: readonly Reach[] = [
  {
    pages: /^src\/(?:main\.tsx$|public\/|pages\/(?:login|registration|verify)\/)/,
    heavy: /^npm:(?:@mui\/|@emotion\/|@tanstack\/|@orpc\/|react-admin$|react-router|ra-|zod$)/,
  },
  // An application has the fields of the office (components/ui, of MUI); its frame and the proof of a number go without.
  {
    pages: /^src\/pages\/selfService\/(?:\w+\.tsx?$|shell\/|prove\/|start\/|texts\/)/,
    heavy: /^npm:(?:@mui\/|@emotion\/|@tanstack\/|@orpc\/|react-admin$|react-router|ra-|zod$)/,
  },
  {
    pages: /^src\/pages\/selfService\//,
    heavy: /^npm:(?:@tanstack\/|@orpc\/|react-admin$|react-router|ra-|zod$)/,
  },
];

// What draws the rows of the office before it is here is fetched by whoever has a session alone.
const ALL_PAGES: Reach = {
  pages: /^src\/(?:main\.tsx$|public\/(?!look\/)|pages\/(?:login|registration|selfService|verify)\/)/,
  heavy: /^domain\/pages\.ts$/,
};

type Eager = ReadonlyMap<string, readonly Arrow[]>;

const reached = (eager: Eager, { pages, heavy }: Reach): string[] => {
  const cameFrom = new Map<string, string | null>();
  for (const from of eager.keys()) if (pages.test(from)) cameFrom.set(from, null);
  // A map's keys that are added while it is gone through come last.
  for (const at of cameFrom.keys())
    for (const { to } of eager.get(at) ?? []) if (!cameFrom.has(to)) cameFrom.set(to, at);
  const way = (end: string): string => {
    const before = cameFrom.get(end);
    return before ? `${way(before)} → ${end}` : end;
  };
  return [...cameFrom.keys()]
    .filter((place) => heavy.test(place))
    .map((library) => `${way(library)}: public pages are light`);
};

/** Libraries of the office, and its table of pages, that come along when a public page is loaded, each with the way that leads there. */
export const publicReach = (arrows: readonly Arrow[]): string[] => {
  const eager = Map.groupBy(
    arrows.filter(({ isType, isLate }) => !isType && !isLate),
    ({ from }) => from,
  );
  return [...new Set([...PUBLIC, ALL_PAGES].flatMap((reach) => reached(eager, reach)))];
};
