import { osAnyone } from '../../http/os.ts';

const REGIONS = 'select id, name from region order by id';

/** The 18 regions, in the order of their codes. */
export const getRegions = osAnyone.places.getRegions.handler(async ({ context }) => ({
  data: { list: await context.tx.query<{ id: string; name: string }>({ name: 'regions', text: REGIONS }) },
}));
