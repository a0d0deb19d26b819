import { trimmedEnd } from '../formats/trimmedEnd.ts';

const ANYWHERE = 'https://portal.invalid';

// Browsers drop tabs and line ends before they read an address, which could join two slashes into another host.
const unsafe = (text: string): boolean =>
  [...text].some((character) => character <= ' ' || character === '\u007f');

function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path.split(/[?#]/, 1)[0] ?? '');
  } catch {
    return null;
  }
}

/** The path when it is an absolute path of this origin and not the login page itself, else null. */
export function safeReturnTo(path: string | null | undefined): string | null {
  if (!path || !/^\/(?!\/)/.test(path) || unsafe(path)) return null;
  // A backslash is read as a slash, and something on the way may decode before it reads.
  const plain = decoded(path);
  if (plain === null || plain.startsWith('//') || plain.includes('\\') || /\p{Cc}/u.test(plain)) return null;
  if (!URL.canParse(path, ANYWHERE)) return null;
  const url = new URL(path, ANYWHERE);
  if (
    url.origin !== ANYWHERE ||
    url.pathname.startsWith('//') ||
    trimmedEnd(url.pathname, '/') === '/login'
  ) {
    return null;
  }
  return path;
}

/** Where a fresh login leads: the page asked for when it is safe, else the dashboard. */
export function afterLogin(returnTo: string | null | undefined): string {
  return safeReturnTo(returnTo) ?? '/';
}
