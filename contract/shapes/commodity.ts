import { z } from 'zod';

import { code } from './code.ts';

const commodityType = z.strictObject({
  code,
  name: z.string().max(120).optional(),
  isEnabled: z.boolean().optional(),
});
export const commodityInput = z.strictObject({
  code,
  name: z.string().max(120).optional(),
  isEnabled: z.boolean(),
  types: z.array(commodityType).max(100).default([]),
});
export const commodity = z.object({
  code: z.string(),
  name: z.string(),
  isEnabled: z.boolean(),
  types: z.array(z.object({ code: z.string(), name: z.string(), isEnabled: z.boolean() })),
});
export type Commodity = z.infer<typeof commodity>;
