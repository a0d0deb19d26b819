import { z } from 'zod';

/** Counts the changes of a draft: that of the last one to a part is the version of the part. */
export const partVersion = z.number().int().min(1).max(2_147_483_647);

/**
 * The parts of a draft that something was composed of, by their names (`business`, `branch-0`), and the version of each that was read.
 * What is sent with it is refused (409, `current.parts`) once one of them has another version, or is gone.
 */
export const seenParts = z.record(z.string().max(20), partVersion);
export type SeenParts = z.output<typeof seenParts>;
