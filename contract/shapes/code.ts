import { z } from 'zod';

/** A code of a look-up. */
export const code = z.string().regex(/^[A-Za-z0-9_-]{1,60}$/);
/** A business day, YYYY-MM-DD. */
export const day = z.iso.date();
/** A text that may be missing. */
export const named = z.string().nullable();
