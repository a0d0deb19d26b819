import { osAnyone } from '../../http/os.ts';

const BANKS = 'select id, code, name as label, kind from bank order by position, id';

/** Every bank, the largest first. */
export const getBankNames = osAnyone.lookups.getBankNames.handler(async ({ context }) => ({
  data: {
    list: await context.tx.query<{ id: string; code: string; label: string; kind: string }>({
      name: 'banks',
      text: BANKS,
    }),
  },
}));
