// Written by hand from the specification and its decisions (OP-4, OP-40), and reviewed; never generated from the contract.
import type { Admitted, Decided } from './decided.ts';
import type { Maker } from './sample.ts';

/** Who looks at people of the first partner's first store. */
const viewers: Admitted = {
  in: [
    'sales.admin',
    'sbo.reviewer',
    'sbo.second',
    'antifraud.reviewer',
    'online.viewer',
    'partner.admin',
    'head.office',
    'store.manager',
  ],
  hidden: ['other.partner'],
};
const editors: Admitted = {
  in: ['sales.admin', 'sbo.reviewer', 'sbo.second', 'partner.admin', 'head.office'],
  hidden: ['other.partner'],
};

/** As accountCalls.ts; the people that are asked for are the first store's. */
export const ASSOCIATE_CALLS: Readonly<Record<string, Admitted>> = {
  'associates.listAssociates': viewers,
  'associates.getAssociate': viewers,
  'associates.getMerchantAssociates': viewers,
  'associates.addRetailerAssociate': editors,
  'associates.updateRetailerAssociatePersonalDetails': editors,
  'associates.updateRetailerAssociateAddress': editors,
  'associates.updateDesignationPosition': editors,
  'associates.getSalesRepresentatives': { in: [...viewers.in, 'other.partner'] as Admitted['in'] },
  'associates.salesRepresentativeAction': editors,
};

const views = [['PAR_VIEW', 'MER_VIEW', 'PM_VIEW']] as const;
const edits = [...views, ['PM_EDIT']] as const;
const ofRetailer = '/api/merchants/v3/update/{merchantId}/retailer-associates/{id}';

/** As decidedCalls.ts. */
export const DECIDED_ASSOCIATES: Readonly<Record<string, Decided>> = {
  'associates.listAssociates': ['GET', '/api/partner-management/associates/{id}', 'permission', views],
  'associates.getAssociate': ['GET', '/api/partner-management/associate/{id}', 'permission', views],
  'associates.getMerchantAssociates': ['GET', '/api/merchants/v3/{id}/{type}', 'permission', views],
  'associates.addRetailerAssociate': [
    'POST',
    '/api/merchants/v3/add/{merchantId}/retailer-associate',
    'permission',
    edits,
  ],
  'associates.updateRetailerAssociatePersonalDetails': [
    'POST',
    `${ofRetailer}/personal-details`,
    'permission',
    edits,
  ],
  'associates.updateRetailerAssociateAddress': ['POST', `${ofRetailer}/address`, 'permission', edits],
  'associates.updateDesignationPosition': ['POST', `${ofRetailer}/designation-position`, 'permission', edits],
  'associates.getSalesRepresentatives': [
    'GET',
    '/api/merchants/v1/sales-representatives',
    'permission',
    views,
  ],
  'associates.salesRepresentativeAction': [
    'POST',
    '/api/merchants/v3/{id}/sales-representatives/{action}',
    'permission',
    edits,
  ],
};

const PERSON = `select a.id, a.version from associate a join associate_merchant s on s.associate_id = a.id
  where s.merchant_id = $1 and a.kind = 'RETAILER' order by a.id limit 1`;

/** A write on a person of the first store, on the version that it has now. */
const onPerson =
  (body: (merchantId: string) => unknown): Maker =>
  async ({ app, records: { merchantId } }) => {
    const { rows } = await app.admin.query(PERSON, [merchantId]);
    const [{ id, version }] = rows;
    return { params: { merchantId, id }, headers: { 'If-Match': String(version) }, body: body(merchantId) };
  };
const named = (account: string | null) => ({ firstName: 'Sample', lastName: `Of ${account}` });

/** As sampleRequests.ts. */
export const ASSOCIATE_SAMPLES: Readonly<Record<string, Maker>> = {
  'associates.listAssociates': ({ records }) => ({ params: { id: records.partnerId } }),
  'associates.getAssociate': async ({ app, records }) => ({
    params: { id: (await app.admin.query(PERSON, [records.merchantId])).rows[0].id },
  }),
  'associates.getMerchantAssociates': ({ records }) => ({
    params: { id: records.merchantId, type: 'retailer-associates' },
  }),
  'associates.addRetailerAssociate': ({ account, records }) => ({
    params: { merchantId: records.merchantId },
    body: named(account),
  }),
  'associates.updateRetailerAssociatePersonalDetails': (asked) =>
    onPerson(() => ({ ...named(asked.account), middleName: 'Changed' }))(asked),
  'associates.updateRetailerAssociateAddress': onPerson(() => ({ type: 'PERMANENT', isSameAddress: true })),
  'associates.updateDesignationPosition': onPerson((merchantId) => ({
    position: 'Cashier',
    isEnabled: true,
    merchantIds: [merchantId],
  })),
  'associates.salesRepresentativeAction': ({ records }) => ({
    params: { id: records.merchantId, action: 'add' },
    body: { employeeCode: 'EMP10101' },
  }),
};
