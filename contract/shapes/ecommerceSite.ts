import { z } from 'zod';
import { own } from '../messages/own.ts';

export const ecommerceSite = z.strictObject({ website: z.string(), isEnabled: z.boolean() });
export const ecommerceSiteInput = z.strictObject({
  website: z
    .url({
      protocol: /^https?$/,
      error: own({
        en: 'A web address begins with https://',
        fil: 'Ang web address ay nagsisimula sa https://',
      }),
    })
    .max(300),
  isEnabled: z.boolean().default(true),
});
export type EcommerceSite = z.infer<typeof ecommerceSite>;
