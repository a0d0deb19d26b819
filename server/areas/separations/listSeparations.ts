import { os } from '../../http/os.ts';
import { readRules } from './readRules.ts';

/** Every pair that is kept apart, the oldest first. */
export const listSeparations = os.separations.listSeparations.handler(async ({ context }) => ({
  data: { list: await readRules(context.tx, context.user) },
}));
