import type { TestApp } from '#tests/support/app/app.ts';

interface Options {
  as?: string;
  /** The version that was seen; the present one when left out, none when null. */
  version?: number | null;
  headers?: Record<string, string>;
}

/** A person of a store as a form sends one. */
export const associateBody = (firstName: string, more: object = {}) => ({
  firstName,
  middleName: 'Peña',
  lastName: "D'Andrade",
  gender: 'FEMALE',
  civilStatus: 'SINGLE',
  birthDate: '1998-04-30',
  email: 'tao@example.test',
  mobileNumber: '0917 123 4567',
  ...more,
});

/** Reads, makes and changes people of stores in a test file. */
export const peopleBench = (app: TestApp) => {
  const read = async (id: string, as = 'sales.admin') =>
    app.call('GET', `/api/partner-management/associate/${id}`, { as });
  const add = (merchantId: string, body: unknown, { as = 'sales.admin', headers = {} }: Options = {}) =>
    app.call('POST', `/api/merchants/v3/add/${merchantId}/retailer-associate`, { as, body, headers });
  const update = async (
    part: 'personal-details' | 'address' | 'designation-position',
    { merchantId, id }: { merchantId: string; id: string },
    body: unknown,
    { as = 'sales.admin', version, headers = {} }: Options = {},
  ) => {
    const seen = version === undefined ? (await read(id)).body.data?.version : version;
    return app.call('POST', `/api/merchants/v3/update/${merchantId}/retailer-associates/${id}/${part}`, {
      as,
      body,
      headers: seen === null ? headers : { 'If-Match': String(seen), ...headers },
    });
  };
  const act = (
    action: string,
    storeId: string,
    body: unknown,
    { as = 'sales.admin', headers = {} }: Options = {},
  ) =>
    app.call('POST', `/api/merchants/v3/${storeId}/sales-representatives/${action}`, { as, body, headers });
  return { read, add, update, act };
};
