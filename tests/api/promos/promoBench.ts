import type { TestApp } from '#tests/support/app/app.ts';
import { FILES } from '#tests/support/documents/uploads.ts';

interface Options {
  as?: string;
  /** The version that was seen; the present one when left out, none when null. */
  version?: number | null;
  headers?: Record<string, string>;
}

const OPEN_STORES = `select id, region_id as "regionId", province_id as "provinceId", city_id as "cityId" from merchant
  where partner_id = $1 and status = 'A' order by id`;
const LINKS = 'select merchant_id as id from promo_location where promo_id = $1 order by merchant_id';

/** Makes, reads and moves promos in a test file, as a loyalty editor where nobody else is named. */
export const promoBench = (app: TestApp) => {
  const body = (more: object = {}) => ({
    name: 'Sulit Sabado',
    categories: [{ code: 'CASHBACK' }],
    storeCategoryId: 'MOBILE',
    discountRate: '12.5',
    dtimeValidity: { from: '2026-11-25', to: '2026-12-24' },
    dtiDetails: { series: '2026', permitNum: 'FTEB-200123' },
    partnerIds: ['1'],
    storeName: 'Kaagapay Hillmark',
    ...more,
  });
  const create = (more: object = {}, { as = 'loyalty.editor', headers = {} }: Options = {}) =>
    app.call('POST', '/api/promos', { as, body: body(more), headers });
  const make = async (more: object = {}, options: Options = {}) => {
    const answer = await create(more, options);
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
    return answer.body.data;
  };
  const read = async (code: string, as = 'loyalty.editor') =>
    (await app.call('GET', `/api/promos/code/${code}`, { as })).body.data;
  const edit = async (
    promo: { promoId: string; code: string },
    more: object,
    { as = 'loyalty.editor', version, headers = {} }: Options = {},
  ) => {
    const seen = version === undefined ? (await read(promo.code)).version : version;
    return app.call('POST', `/api/promos/${promo.promoId}`, {
      as,
      body: body(more),
      headers: { ...(seen === null ? {} : { 'If-Match': String(seen) }), ...headers },
    });
  };
  /** Moves a promo as it stands now, or as it was when `seen` was read. */
  const move = async (
    code: string,
    status: string,
    { as = 'loyalty.editor', seen }: Options & { seen?: object } = {},
  ) => {
    const now = { ...(await read(code)), ...seen };
    return app.call('POST', `/api/promos/${now.promoId}/update-status`, {
      as,
      body: { status, lastDtimeUpdated: now.dtimeUpdated, lastUpdatedBy: now.updatedBy },
    });
  };
  /** A new promo that was approved by somebody else. */
  const approved = async (more: object = {}) => {
    const promo = await make(more);
    await move(promo.code, 'PENDING');
    const { status, body: answer } = await move(promo.code, 'APPROVED', { as: 'sales.admin' });
    if (status !== 200) throw new Error(JSON.stringify(answer));
    return answer.data;
  };
  const feature = (promoId: string, isFeatured: boolean, as = 'loyalty.editor') =>
    app.call('POST', `/api/promos/featured/${promoId}`, { as, body: { isFeatured } });
  const list = async (query: Record<string, string>, as = 'loyalty.editor') =>
    (await app.call('GET', '/api/promos', { as, query: { limit: '100', ...query } })).body.data;
  const upload = async (promoId: string, name = 'banner.png', content = FILES.png, as = 'loyalty.editor') => {
    const form = new FormData();
    form.set('file', new File([content], name));
    return app.call('POST', `/api/promos/images/${promoId}`, { as, body: form });
  };
  return {
    body,
    create,
    make,
    read,
    edit,
    move,
    approved,
    feature,
    list,
    upload,
    codes: async (query: Record<string, string>, as?: string): Promise<string[]> =>
      (await list(query, as)).list.map((row: { code: string }) => row.code),
    openStores: async (partnerId: string) =>
      (
        await app.admin.query<{ id: string; regionId: string; provinceId: string; cityId: string }>(
          OPEN_STORES,
          [partnerId],
        )
      ).rows,
    links: async (promoId: string): Promise<string[]> =>
      (await app.admin.query<{ id: string }>(LINKS, [promoId])).rows.map(({ id }) => id),
  };
};
