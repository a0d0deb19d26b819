import type { Arrow } from './arrows.ts';

type Graph = Map<string, string[]>;

/** Takes away every file that leads to none of the others, until each that is left leads to another that is left. */
const peel = (graph: Graph): void => {
  let before: number;
  do {
    before = graph.size;
    for (const [file, next] of graph) {
      const left = next.filter((one) => graph.has(one));
      if (left.length) graph.set(file, left);
      else graph.delete(file);
    }
  } while (graph.size < before);
};

const walkBack = (graph: Graph, from: string): string[] => {
  const walked: string[] = [];
  let at = from;
  while (!walked.includes(at)) {
    walked.push(at);
    at = graph.get(at)?.[0] ?? from;
  }
  return walked.slice(walked.indexOf(at));
};

/** Files that lead back to themselves over any number of others, each circle once; types count, and late imports. */
export const circles = (arrows: readonly Arrow[]): string[] => {
  const byFile = Map.groupBy(arrows, ({ from }) => from);
  const graph: Graph = new Map([...byFile].map(([file, all]) => [file, all.map(({ to }) => to)]));
  const found: string[] = [];
  for (peel(graph); graph.size; peel(graph)) {
    const [first = ''] = graph.keys();
    const circle = walkBack(graph, first);
    found.push(`${[...circle, circle[0]].join(' → ')}: no circle of files, not even of types`);
    for (const file of circle) graph.delete(file);
  }
  return found;
};
