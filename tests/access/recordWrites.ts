// Written by hand from the specification and its decisions, and reviewed; never generated from the contract. What is written of
// partners and stores: who gets in, and a second time what was decided about each call.
import type { Admitted, Decided } from './decided.ts';

/** PAR_CREATE. */
const entering: Admitted = { in: ['sales.admin', 'sbo.reviewer', 'sbo.second'] };
/** PM_EDIT and a view of the area; the second partner may ask, but the first one's records are not its own. */
const editing: Admitted = {
  in: ['sales.admin', 'sbo.reviewer', 'sbo.second', 'partner.admin', 'head.office'],
  hidden: ['other.partner'],
};

export const RECORD_WRITES: Readonly<Record<string, Admitted>> = {
  'partners.createPartner': entering,
  'partners.createPartnerV3': entering,
  'partners.editPartner': editing,
  'partners.generatePartnerReferenceNumber': entering,
  // MER_CREATE or PAR_CREATE; asked for a store of the first partner.
  'merchants.createMerchant': {
    in: ['sales.admin', 'sbo.reviewer', 'sbo.second', 'partner.admin'],
    hidden: ['other.partner'],
  },
  'merchants.createMerchantV3': {
    in: ['sales.admin', 'sbo.reviewer', 'sbo.second', 'partner.admin'],
    hidden: ['other.partner'],
  },
  'merchants.editMerchant': editing,
  'applications.updatePartnerSection': editing,
  'applications.updateMerchantSection': editing,
  'applications.updateMerchantSchedules': editing,
  'applications.updateMerchantEcommerceSites': editing,
};

const EDITS = [['PAR_VIEW', 'MER_VIEW', 'PM_VIEW'], ['PM_EDIT']] as const;
const edited = (path: string): Decided => ['POST', path, 'permission', EDITS];

export const DECIDED_RECORD_WRITES: Readonly<Record<string, Decided>> = {
  'partners.createPartner': ['POST', '/api/partners', 'permission', [['PAR_CREATE']]],
  'partners.createPartnerV3': ['POST', '/api/partners/v3', 'permission', [['PAR_CREATE']]],
  'partners.editPartner': edited('/api/partners/{id}'),
  'partners.generatePartnerReferenceNumber': [
    'POST',
    '/api/partners/v3/{partnerId}/reference-number:generate',
    'permission',
    [['PAR_CREATE']],
    { orOtp: true },
  ],
  'merchants.createMerchant': ['POST', '/api/merchants', 'permission', [['MER_CREATE', 'PAR_CREATE']]],
  'merchants.createMerchantV3': ['POST', '/api/merchants/v3', 'permission', [['PAR_CREATE', 'MER_CREATE']]],
  'merchants.editMerchant': edited('/api/merchants/{id}'),
  'applications.updatePartnerSection': edited('/api/partner-management/update/{id}/{section}'),
  'applications.updateMerchantSection': edited('/api/merchants/update/{id}/{section}'),
  'applications.updateMerchantSchedules': edited('/api/merchants/v3/{id}/update/schedules'),
  'applications.updateMerchantEcommerceSites': edited('/api/merchants/v3/{id}/update/ecommerce-sites'),
};
