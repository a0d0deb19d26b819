import type { PartnerRow, partnerFilters } from '#contract/partners.ts';
import { columnsOf, listed, type Selected } from '../../db/columns/columnsOf.ts';
import { flag, id, text } from '../../db/columns/kinds.ts';
import { byId, byName } from '../../lists/filters.ts';
import type { ListSource } from '../../lists/source.ts';

type Option = Pick<PartnerRow, 'id' | 'name' | 'hsisCode' | 'isPartnerBrand'>;
type Filters = Pick<typeof partnerFilters, 'id' | 'partnerName'>;

const OPTION = columnsOf<Option>('partner p')({
  id: id('p.id'),
  name: text('p.name'),
  hsisCode: text('p.hsis_code'),
  isPartnerBrand: flag('p.is_partner_brand'),
});

/** The partners of a select. Applications that came to nothing are no choice. */
export const optionSource: ListSource<Filters, readonly ['name', 'id'], Selected<Option>, Option> = {
  name: 'partner-options',
  ...listed(OPTION),
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
};
