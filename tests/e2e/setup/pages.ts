import { ROUTES } from '../../../src/routes.ts';

const fill = (path: string, values: Readonly<Record<string, readonly string[]>> = {}): string[] => {
  const name = /\{(\w+)\}/.exec(path)?.[1];
  if (!name) return [path];
  return (values[name] ?? ['1']).flatMap((value) => fill(path.replace(`{${name}}`, value), values));
};

/** An application's pages below its overview are those of a partner: they are looked at once. */
const isTwice = (path: string) => /\/list\/applications\/\d+\/./.test(path);

const paths = (isPublic: boolean) =>
  ROUTES.filter((route) => (route.access === 'public') === isPublic)
    .flatMap((route) => fill(route.path, route.values))
    .filter((path) => !isTwice(path));

/** Every page anybody may open; pages that lead to login without a code to wait for are asked for all the same. */
export const PUBLIC_PAGES = paths(true);

/** Every page behind login, with an id that the demo has. */
export const OFFICE_PAGES = paths(false);
