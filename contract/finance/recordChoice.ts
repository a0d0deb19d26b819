import { z } from 'zod';
import { id } from '../envelope.ts';
import { filter } from '../list.ts';

const typed = { q: z.string().max(200).optional(), id: filter.ids() };
const row = z.object({ id, name: z.string(), code: z.string(), within: z.string().nullable() });
export type RecordChoice = z.infer<typeof row>;

/** Partners and stores to choose from, for whoever may read no more of them than their names. */
export const recordChoice = {
  /** `within` is a store's partner. */
  row,
  ofPartner: z.strictObject(typed),
  ofStore: z.strictObject({ ...typed, partnerId: filter.ids() }),
};
