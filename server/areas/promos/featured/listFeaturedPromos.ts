import { os } from '../../../http/os.ts';
import { askerOf } from '../../../records/asker.ts';
import { readFeatured } from './readFeatured.ts';

/** The featured promos in their order. */
export const listFeaturedPromos = os.promos.listFeaturedPromos.handler(async ({ context }) => ({
  data: { list: await readFeatured(context.tx, askerOf(context)) },
}));
