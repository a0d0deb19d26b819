import type { OwnPartner } from '#contract/selfService/partners.ts';
import { columnsOf } from '../../../db/columns/columnsOf.ts';
import { flag, id, text } from '../../../db/columns/kinds.ts';
import type { Tx } from '../../../db/context.ts';
import { notFound } from '../../../http/errors/fail.ts';

const PARTNER = columnsOf<Omit<OwnPartner, 'address' | 'bankDetails' | 'authorizedSignatory'>>('partner p')({
  id: id('p.id'),
  name: text('p.name'),
  status: text('p.status'),
  businessType: text('p.business_entity'),
  tinNumber: text('p.tin_number'),
  dtiRegistrationNumber: text('p.dti_registration_number'),
  secRegistrationNumber: text('p.sec_registration_number'),
  referenceNumber: text('p.reference_number'),
  hcAgent: flag('p.hc_agent'),
  shoppingMallsPartner: flag('p.shopping_malls_partner'),
  digitalPosPartner: flag('p.digital_pos_partner'),
});
const READ = `select ${PARTNER.select} from partner p where p.id = $1`;

/** A partner as an application from it asks for it. 404. */
export const readOwnPartner = async (tx: Tx, partnerId: string) => {
  const [row] = await PARTNER.read(tx, { name: 'own-partner', text: READ, values: [partnerId] });
  if (!row) throw notFound();
  return row;
};
