import { applicationBody, businessBody, placeIn, storeBody } from '../support/records/partnerBodies.ts';
import { merchantPayload, partnerPayload } from '../support/records/payloads.ts';
import type { Maker } from './sample.ts';

const PLACE = 'City of Calamba';

/** A write on the first partner or its first store, on the version that it has now. */
const onRecord =
  (table: 'partner' | 'merchant', params: Record<string, string>, body: (place: object) => unknown): Maker =>
  async ({ app, records }) => {
    const id = table === 'partner' ? records.partnerId : records.merchantId;
    const { rows } = await app.admin.query(`select version from ${table} where id = $1`, [id]);
    return {
      params: { id, ...params },
      headers: { 'If-Match': String(rows[0]?.version) },
      body: body(await placeIn(app.admin, PLACE)),
    };
  };

const commodities = () => ({ commodities: [{ code: 'ELEC', isEnabled: true }] });
const contacts = () => ({
  contactPersons: [
    {
      role: 'OWNER',
      fullName: { firstName: 'Ana', lastName: 'Cruz' },
      contactDetail: { mobileNumber: '09171234567' },
    },
  ],
});

/** What the calls that write partners and stores are asked with. */
export const RECORD_WRITE_SAMPLES: Readonly<Record<string, Maker>> = {
  'partners.createPartner': async ({ app }) => ({ body: await applicationBody(app.admin) }),
  'partners.createPartnerV3': async ({ app }) => ({ body: await partnerPayload(app.admin) }),
  'partners.editPartner': onRecord('partner', {}, (place) => businessBody(place)),
  'partners.generatePartnerReferenceNumber': ({ records }) => ({ params: { partnerId: records.partnerId } }),
  'merchants.createMerchant': async ({ app, records }) => ({
    body: storeBody(await placeIn(app.admin, PLACE), { partnerId: records.partnerId }),
  }),
  'merchants.createMerchantV3': async ({ app, records }) => ({
    body: await merchantPayload(app.admin, records.partnerId),
  }),
  'merchants.editMerchant': onRecord('merchant', {}, (address) => ({ merchantName: 'Edited', address })),
  'applications.updatePartnerSection': onRecord('partner', { section: 'contact-person' }, contacts),
  'applications.updateMerchantSection': onRecord('merchant', { section: 'commodities' }, commodities),
  'applications.updateMerchantSchedules': onRecord('merchant', {}, () => ({ schedules: [] })),
  'applications.updateMerchantEcommerceSites': onRecord('merchant', {}, () => ({ ecommerceSites: [] })),
};
