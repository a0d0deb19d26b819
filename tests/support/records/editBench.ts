import type { TestApp } from '#tests/support/app/app.ts';
import { applicationBody, placeIn, storeBody } from './partnerBodies.ts';

export interface EditOptions {
  as?: string;
  /** The version that was seen; the present one when left out. */
  version?: number;
  headers?: Record<string, string>;
}

/** Makes and writes partners and stores in a test file. */
export const editBench = (app: TestApp) => {
  const read = async (path: string, as = 'sales.admin') => (await app.call('GET', path, { as })).body.data;
  const writer =
    (record: 'partners' | 'merchants', pathOf: (id: string) => string) =>
    async (id: string, body: unknown, { as = 'sales.admin', version, headers }: EditOptions = {}) =>
      app.call('POST', pathOf(id), {
        as,
        body,
        headers: {
          'If-Match': String(version ?? (await read(`/api/${record}/${id}`)).version),
          ...headers,
        },
      });
  const makePartner = async (more: object = {}) => {
    const body = await applicationBody(app.admin, more);
    return (await app.call('POST', '/api/partners', { as: 'sales.admin', body })).body.data;
  };
  return {
    partner: (id: string, as?: string) => read(`/api/partners/${id}`, as),
    merchant: (id: string, as?: string) => read(`/api/merchants/${id}`, as),
    makePartner,
    /** A store in Cebu of a partner of its own, in Calamba; both are in application. */
    makeMerchant: async (more: object = {}): Promise<string> => {
      const cebu = await placeIn(app.admin, 'City of Cebu');
      const { id } = await makePartner({ merchants: [storeBody(cebu, more)] });
      const { rows } = await app.admin.query('select id from merchant where partner_id = $1', [id]);
      return rows[0].id;
    },
    editPartner: writer('partners', (id) => `/api/partners/${id}`),
    editMerchant: writer('merchants', (id) => `/api/merchants/${id}`),
    partnerSection: (section: string) =>
      writer('partners', (id) => `/api/partner-management/update/${id}/${section}`),
    merchantSection: (section: string) =>
      writer('merchants', (id) => `/api/merchants/update/${id}/${section}`),
    schedules: writer('merchants', (id) => `/api/merchants/v3/${id}/update/schedules`),
    sites: writer('merchants', (id) => `/api/merchants/v3/${id}/update/ecommerce-sites`),
    /** Puts a record where it is wanted; what is active has a code. */
    stand: (table: 'partner' | 'merchant', id: string, status: string, workflow: string | null = null) =>
      app.admin.query(
        `update ${table} set status = $2, workflow_status = $3,
           ${table === 'partner' ? 'hsis_code' : 'hsis_salesroom_code'} = $4 where id = $1`,
        [id, status, workflow, `T-${id}`],
      ),
  };
};
