import { os } from '../../http/os.ts';

const READ = `select id, name from partner where is_partner_brand and status = 'A' order by name, id`;

/** The brands among the active partners that the user may see. */
export const getPartnerBrands = os.partners.getPartnerBrands.handler(async ({ context }) => ({
  data: { list: await context.tx.query<{ id: string; name: string }>({ name: 'brands', text: READ }) },
}));
