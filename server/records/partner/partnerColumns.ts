import type { BusinessDetails, Partner, PartnerRow } from '#contract/partners.ts';
import type { PARTNER_STAFF_FIELDS } from '#domain/access/staffFields.ts';
import { partnerBusinessFields } from '#domain/fields/partner.ts';
import { columnsOf, writtenOf } from '../../db/columns/columnsOf.ts';
import { fromFields, setBy } from '../../db/columns/fromFields.ts';
import { id, int, text } from '../../db/columns/kinds.ts';
import { made } from '../../db/columns/nested.ts';
import type { Asker } from '../asker.ts';
import { claimJoin } from '../claims.ts';
import { accountOwnerColumn, pageColumns, rowColumns } from '../recordColumns.ts';

type StaffField = (typeof PARTNER_STAFF_FIELDS)[number];
/** What staff set of a partner, as the wire names it. */
export type PartnerStaff = Partial<Pick<BusinessDetails, StaffField>>;
/** What other statements read. */
type Parts = 'addresses' | 'contactPersons' | 'attachedDocuments' | 'mdrRates' | 'bankDetails';

const OWN = fromFields(setBy(partnerBusinessFields, 'all'), 'p');
const STAFF = {
  ...fromFields(setBy(partnerBusinessFields, 'staff'), 'p'),
  partnerBrandId: id('p.partner_brand_id'),
};
const { accountOwnerCode: _, ...FILED } = STAFF;

/** What a partner's own people write of it too. */
export const PARTNER_OWN = writtenOf<Omit<BusinessDetails, StaffField | 'address'>>('partner p')(OWN);
/** What only staff write of it. */
export const PARTNER_STAFF = writtenOf<PartnerStaff>('partner p')(STAFF);

/** A partner, `p`, as it stands in a list. */
export const partnerRow = (asker: Asker) =>
  columnsOf<PartnerRow>(partnerRowFrom(asker))({
    ...rowColumns('p', asker),
    hsisCode: FILED.hsisCode,
    name: OWN.name,
    businessEntity: OWN.businessEntity,
    isPartnerBrand: FILED.isPartnerBrand,
    accountOwner: accountOwnerColumn('p'),
    merchantCount: int('(select count(*)::int from merchant m where m.partner_id = p.id)'),
  });
export const partnerRowFrom = (asker: Asker): string => `partner p ${claimJoin(asker, 'p.id')}`;

/** A partner, `p`, as its pages show it, without what hangs below it; `f` is the file of its logo. */
export const partnerPage = (asker: Asker) =>
  columnsOf<Omit<Partner, Parts>>(partnerPageFrom(asker))({
    ...partnerRow(asker).columns,
    ...pageColumns('p'),
    ...OWN,
    ...FILED,
    username: text('p.username'),
    logoImage: made({ fileId: id('f.id'), name: text('f.name') }, ({ fileId, name }) =>
      fileId === null ? null : { fileId, name: name ?? '' },
    ),
  });
export const partnerPageFrom = (asker: Asker): string =>
  `${partnerRowFrom(asker)} left join file f on f.id = p.logo_file_id`;
