import { columnsOf } from '../../../db/columns/columnsOf.ts';
import { id, text } from '../../../db/columns/kinds.ts';
import { os } from '../../../http/os.ts';
import { contains, nameContains } from '../../../lists/filters.ts';
import { CLOSED_PARTNERS } from './closedPartners.ts';

const PARTNER = columnsOf<{ id: string; name: string; code: string | null }>('partner p')({
  id: id('p.id'),
  name: text('p.name'),
  code: text('p.hsis_code'),
});
const READ = `select ${PARTNER.select} from partner p
  where p.status <> all ($1::text[])
    and ($2::text is null or ${nameContains('p.search_name', '$2')} or p.hsis_code ilike $3)
    and ($4::boolean is null or (p.hsis_code is not null) = $4)
  order by p.name, p.id limit 20`;

/** Partners that are not closed, by part of name or code; with `hasCode` those alone that have one, or that have none yet. */
export const findPartnersToInvite = os.invitations.findPartnersToInvite.handler(
  async ({ input, context }) => {
    const { q = null, hasCode = null } = input.query;
    const values = [CLOSED_PARTNERS, q, q && contains(q), hasCode];
    return {
      data: { list: await PARTNER.read(context.tx, { name: 'partners-to-invite', text: READ, values }) },
    };
  },
);
