import { osAnyone } from '../../http/os.ts';
import { commoditiesWithTypes } from '../../lookups/commoditiesWithTypes.ts';

/** Every commodity with its types. */
export const getSelfServiceCommodities = osAnyone.merchants.getSelfServiceCommodities.handler(
  async ({ context }) => ({ data: { list: await commoditiesWithTypes(context.tx) } }),
);
