import type { View } from '#contract/people/views.ts';
import type { ViewPlace } from '#domain/access/view/roleReach.ts';
import { VIEW_HEADER } from '#domain/access/view/viewHeader.ts';
import type { TestApp } from './app/app.ts';
import type { Answer, CallOptions } from './app/client.ts';

/** Views of somebody else, begun and used as a tab of the portal does. */
export const viewBench = (app: TestApp) => {
  const idOf = async (username: string): Promise<string> => {
    const { rows } = await app.admin.query('select id from user_account where username = $1', [username]);
    return rows[0].id;
  };
  const roleId = async (name: string): Promise<string> => {
    const { rows } = await app.admin.query('select id from access_role where name = $1', [name]);
    return rows[0].id;
  };
  const asks = { reason: 'They cannot find a store' };
  const beginUser = async (viewer: string, username: string, more: CallOptions = {}): Promise<Answer> =>
    app.call('POST', `/api/user-account/${await idOf(username)}/view`, { as: viewer, body: asks, ...more });
  /** A role of partners is viewed at a place, a partner or one of its stores. */
  const beginRole = async (viewer: string, name: string, place: ViewPlace = {}): Promise<Answer> =>
    app.call('POST', `/api/access-role-management/${await roleId(name)}/view`, {
      as: viewer,
      body: { ...asks, ...place },
    });
  /** A view that has begun. */
  const view = async (viewer: string, username: string): Promise<View> =>
    (await beginUser(viewer, username)).body.data;
  /** Where somebody of a partner works, as a view of a role is given it. */
  const placeOf = async (username: string): Promise<ViewPlace> => {
    const { rows } = await app.admin.query(
      `select u.partner_id as "partnerId", m.merchant_id as "merchantId" from user_account u
       left join user_merchant m on m.user_id = u.id and m.is_primary where u.username = $1`,
      [username],
    );
    const [{ partnerId, merchantId }] = rows;
    return merchantId === null ? { partnerId } : { partnerId, merchantId };
  };
  /** A view of a role of partners that has begun. */
  const roleView = async (viewer: string, name: string, place: ViewPlace): Promise<View> =>
    (await beginRole(viewer, name, place)).body.data;
  /** One call of the tab that views. */
  const seen = (viewer: string, { id }: View, path: string, more: CallOptions & { method?: string } = {}) =>
    app.call(more.method ?? 'GET', path, {
      as: viewer,
      ...more,
      headers: { ...more.headers, [VIEW_HEADER]: id },
    });
  return { idOf, roleId, beginUser, beginRole, view, placeOf, roleView, seen };
};
