import type { RequestContext } from './deps.ts';
import { fail } from './errors/fail.ts';

/** The version that the caller saw, from If-Match (`3`, `"3"` or `W/"3"`). Throws 428 when it is missing or unreadable. */
export const versionOf = (context: RequestContext): number => {
  const match = /^(?:W\/)?"?(\d{1,9})"?$/.exec(context.headers.get('if-match')?.trim() ?? '');
  if (match) return Number(match[1]);
  throw fail('version_missing', {
    en: 'Send the version that you saw as If-Match.',
    fil: 'Ipadala bilang If-Match ang bersyong nakita mo.',
  });
};

/** The 409 of a record that moved: it carries the record as it stands now. */
export const moved = (current: unknown) =>
  fail(
    'conflict',
    {
      en: 'Somebody else changed this record in the meantime.',
      fil: 'May ibang nagbago ng rekord na ito samantala.',
    },
    { current },
  );
