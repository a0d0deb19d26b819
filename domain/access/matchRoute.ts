export type Matched<R> = { route: R; params: Record<string, string> };

const parameter = /^(?:\{(\w+)(\?)?\}|:(\w+)(\?)?)$/;

type Segment = { literal: string } | { name: string; optional: boolean };

const parsed = new Map<string, readonly Segment[]>();

/** Menu, trail and guard ask for every route of the table at each render: a path is read once. */
function parse(path: string): readonly Segment[] {
  const known = parsed.get(path);
  if (known) return known;
  const segments = split(path).map((text) => {
    const found = parameter.exec(text);
    const name = found?.[1] ?? found?.[3];
    return name ? { name, optional: Boolean(found?.[2] ?? found?.[4]) } : { literal: text };
  });
  parsed.set(path, segments);
  return segments;
}

function split(path: string): string[] {
  const inner = path.replace(/^\//, '').replace(/\/$/, '');
  return inner === '' ? [] : inner.split('/');
}

function decode(pathname: string): string[] | null {
  try {
    return split(pathname).map(decodeURIComponent);
  } catch {
    return null;
  }
}

function paramsOf(pattern: readonly Segment[], words: readonly string[]): Record<string, string> | null {
  if (words.length > pattern.length) return null;
  const params: Record<string, string> = {};
  for (const [at, segment] of pattern.entries()) {
    const word = words[at];
    if ('literal' in segment) {
      if (word !== segment.literal) return null;
    } else if (word) params[segment.name] = word;
    else if (!segment.optional || word === '') return null;
  }
  return params;
}

/** At the first segment that differs in kind the literal comes first. */
function moreLiteral(left: readonly Segment[], right: readonly Segment[]): number {
  for (const [at, segment] of left.entries()) {
    const other = right[at];
    if (!other) return 1;
    const difference = Number('literal' in other) - Number('literal' in segment);
    if (difference !== 0) return difference;
  }
  return 0;
}

/**
 * The route of a pathname (no query), with decoded parameters, or null. Paths are written with {name}, {name?}, :name
 * or :name?; a literal wins over a parameter, a trailing slash is ignored, a malformed escape matches nothing.
 */
export function matchRoute<R extends { path: string }>(
  routes: readonly R[],
  pathname: string,
): Matched<R> | null {
  const words = /^\/(?!\/)/.test(pathname) ? decode(pathname) : null;
  if (!words) return null;
  const found = routes.flatMap((route) => {
    const pattern = parse(route.path);
    const params = paramsOf(pattern, words);
    return params ? [{ route, params, pattern }] : [];
  });
  const best = found.sort((left, right) => moreLiteral(left.pattern, right.pattern))[0];
  return best ? { route: best.route, params: best.params } : null;
}
