import type { Source } from '../sources.ts';
import { type Arrow, arrowsOf } from './arrows.ts';
import { circles } from './circles.ts';
import { IMPORT_LAWS, type ImportLaw } from './law.ts';
import { publicReach } from './reach.ts';

const HOUSE = /^(?:domain|contract|server|src)\//;
const TESTS = /\.test\.tsx?$/;

const breaks = ({ from, to }: Arrow, law: ImportLaw): boolean => {
  const [begin, end] = [law.from.exec(from), law.to.exec(to)];
  if (!begin || !end || law.but?.test(to)) return false;
  return end.groups?.own === undefined || begin.groups?.own !== end.groups.own;
};

/** Imports that break the law of the house, read off the graph of all modules; types count, tests may import everything but in a circle. */
export const checkImports = (sources: readonly Source[]): string[] => {
  const all = sources.flatMap(arrowsOf);
  const arrows = all.filter(({ from }) => HOUSE.test(from) && !TESTS.test(from));
  const broken = arrows.flatMap((arrow) =>
    IMPORT_LAWS.filter((law) => breaks(arrow, law)).map(({ says }) => `${arrow.from} → ${arrow.to}: ${says}`),
  );
  return [...new Set([...broken, ...publicReach(arrows), ...circles(all)])];
};
