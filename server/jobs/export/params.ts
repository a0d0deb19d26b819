import { z } from 'zod';

/** What an export's job row remembers of the order. */
export const exportParams = z.object({
  resource: z.enum(['access-roles', 'audit', 'partners', 'merchants']),
  query: z.string(),
  columns: z.array(z.string()).min(1),
  format: z.enum(['xlsx', 'csv']),
});
export type ExportParams = z.infer<typeof exportParams>;
