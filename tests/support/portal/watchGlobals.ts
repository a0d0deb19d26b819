/** What vitest and libraries keep for themselves, from when they are loaded. */
const OF_LIBRARIES = /^__/;

const read = (holder: object): Map<string, unknown> =>
  new Map(
    Object.getOwnPropertyNames(holder)
      .filter((name) => !OF_LIBRARIES.test(name))
      .map((name) => [name, Reflect.get(holder, name)]),
  );

const changed = (where: string, before: Map<string, unknown>, after: Map<string, unknown>): string[] =>
  [...new Set([...before.keys(), ...after.keys()])]
    .filter((name) => {
      if (before.has(name) !== after.has(name)) return true;
      const [was, is] = [before.get(name), after.get(name)];
      // What the browser itself counts and measures is no one's change.
      return was !== is && (typeof was === 'function' || typeof is === 'function');
    })
    .map((name) => where + name);

/** Notes the globals as they are; the answer names those that somebody has added, taken away or put another function in the place of. */
export const watchGlobals = (): (() => string[]) => {
  const holders: [string, object][] = [
    ['', globalThis],
    ['navigator.', navigator],
    ['location.', location],
    ['URL.', URL],
    ['AbortSignal.', AbortSignal],
  ];
  const before = holders.map(([, holder]) => read(holder));
  return () =>
    holders.flatMap(([where, holder], at) => changed(where, before[at] ?? new Map(), read(holder)));
};
