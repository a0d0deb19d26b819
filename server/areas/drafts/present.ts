import type { Draft } from '#contract/desk.ts';
import type { draft } from '../../db/schema/desk.ts';

export const present = ({ key, values, updatedAt }: typeof draft.$inferSelect): Draft => ({
  key,
  values,
  dtimeUpdated: updatedAt.toISOString(),
});
