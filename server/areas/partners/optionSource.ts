import type { PartnerRow, partnerFilters } from '#contract/partners.ts';
import { byId, byName } from '../../lists/filters.ts';
import type { ListSource } from '../../lists/source.ts';

interface Option extends Pick<PartnerRow, 'id' | 'name' | 'hsisCode' | 'isPartnerBrand'> {
  [column: string]: unknown;
}
type Filters = Pick<typeof partnerFilters, 'id' | 'partnerName'>;

/** The partners of a select. Applications that came to nothing are no choice. */
export const optionSource: ListSource<Filters, readonly ['name', 'id'], Option, Option> = {
  name: 'partner-options',
  columns: 'p.id, p.name, p.hsis_code as "hsisCode", p.is_partner_brand as "isPartnerBrand"',
  from: 'partner p',
  countFrom: 'partner p',
  id: 'p.id',
  where: `p.status not in ('REJECTED', 'CANCELLED', 'RISK_VERIFICATION_FAILED')`,
  sorts: {
    // As the index partner_option has it: active partners, then all others.
    name: { sql: `((case p.status when 'A' then '0' else '1' end) || p.name)`, type: 'text' },
    id: { sql: 'p.id', type: 'bigint' },
  },
  defaultSort: 'name',
  filters: { id: byId('p.id'), partnerName: byName('p.name', 'p.search_name') },
  present: ({ id, name, hsisCode, isPartnerBrand }) => ({ id, name, hsisCode, isPartnerBrand }),
};
