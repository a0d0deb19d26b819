import { fail } from '../../http/errors/fail.ts';
import { storableJson } from '../../http/storableJson.ts';

const KEPT_DAYS = 30;
export const MAX_DRAFTS = 50;
/** Drafts in all: a form of 500 stores is kept in some 60 parts. */
export const MAX_PARTS = 300;
const MAX_BYTES = 256 * 1024;

const TOO_MUCH = {
  en: 'This is too much for one draft: at most 256 KB are kept.',
  fil: 'Sobra ito para sa isang draft: hanggang 256 KB lang ang naitatago.',
};

/** Throws 413 above 256 KB of JSON, and 400 for values nested too deep to be written. */
export const checkSize = (values: Record<string, unknown>): void => {
  const bytes = Buffer.byteLength(storableJson(values));
  if (bytes > MAX_BYTES) throw fail('too_large', TOO_MUCH, { fields: { values: TOO_MUCH } });
};

/** Drafts written before this moment no longer count. */
export const oldestKept = (now: Date): Date => new Date(now.getTime() - KEPT_DAYS * 86_400_000);
