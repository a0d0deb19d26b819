// Written by hand from the specification and its decisions (§9, OP-33, part 3), and reviewed; never generated from the contract.

import { DEMO_PASSWORD } from '#server/seed/users.ts';
import type { TestApp } from '../../support/app/runApp.ts';
import type { Admitted, Decided } from '../decided.ts';
import type { Maker } from '../sample.ts';
import { asksForModule, OUTSIDE } from './people.ts';

/** As accountCalls.ts. */
export const OWN_CALLS: Readonly<Record<string, Admitted>> = {
  // One's own account is that of people of partners; a request is somebody else's to everybody but its person.
  'desk.getDesk': { in: 'everyone' },
  'desk.getDeskCharts': { in: 'everyone' },
  'mySettings.getMySecurity': { in: 'everyone' },
  'mySettings.beginSecondFactor': { in: 'everyone' },
  'mySettings.confirmSecondFactor': { in: 'everyone' },
  'mySettings.endSecondFactor': { in: 'everyone' },
  'mySettings.removePasskey': { in: 'everyone' },
  'mySettings.renewRecoveryCodes': { in: 'everyone' },
  'mySettings.getMyNotices': { in: 'everyone' },
  'mySettings.saveMyNotices': { in: 'everyone' },
  'mySettings.getMyData': { in: 'everyone' },
  'mySettings.listMySessions': { in: 'everyone' },
  'mySettings.endMySessions': { in: 'everyone' },
  'myAccount.getMyAccountPersons': { in: OUTSIDE },
  'myAccount.findMyStores': { in: OUTSIDE },
  'myAccount.listMyRequests': { in: OUTSIDE },
  'myAccount.requestStores': { in: OUTSIDE },
  'myAccount.requestModules': { in: OUTSIDE },
  'myAccount.cancelMyRequest': {
    in: ['store.manager'],
    hidden: OUTSIDE.filter((account) => account !== 'store.manager'),
  },
};

const mine = [['MA_VIEW']] as const;

/** As decidedCalls.ts. */
export const DECIDED_OWN: Readonly<Record<string, Decided>> = {
  'desk.getDesk': ['GET', '/api/desk', 'session'],
  'desk.getDeskCharts': ['GET', '/api/desk/charts', 'session'],
  'mySettings.getMySecurity': ['GET', '/api/my-account/settings/security', 'session'],
  'mySettings.beginSecondFactor': ['POST', '/api/my-account/settings/security/second-factor', 'session'],
  'mySettings.confirmSecondFactor': [
    'POST',
    '/api/my-account/settings/security/second-factor/confirm',
    'session',
  ],
  'mySettings.endSecondFactor': ['POST', '/api/my-account/settings/security/second-factor/end', 'session'],
  'mySettings.removePasskey': ['POST', '/api/my-account/settings/security/passkeys/{id}/remove', 'session'],
  'mySettings.renewRecoveryCodes': ['POST', '/api/my-account/settings/security/recovery-codes', 'session'],
  'mySettings.getMyNotices': ['GET', '/api/my-account/settings/notifications', 'session'],
  'mySettings.saveMyNotices': ['POST', '/api/my-account/settings/notifications', 'session'],
  'mySettings.getMyData': ['GET', '/api/my-account/settings/data', 'session'],
  'mySettings.listMySessions': ['GET', '/api/my-account/settings/sessions', 'session'],
  'mySettings.endMySessions': ['POST', '/api/my-account/settings/sessions/end', 'session'],
  'myAccount.getMyAccountPersons': ['GET', '/api/my-account/persons', 'permission', mine],
  'myAccount.findMyStores': ['GET', '/api/my-account/stores', 'permission', mine],
  'myAccount.listMyRequests': ['GET', '/api/my-account/requests', 'permission', mine],
  'myAccount.requestStores': ['POST', '/api/my-account/store-requests', 'permission', mine],
  'myAccount.requestModules': ['POST', '/api/my-account/module-requests', 'permission', mine],
  'myAccount.cancelMyRequest': ['POST', '/api/my-account/requests/{id}/cancel', 'permission', mine],
};

/** A store that an account does not have yet; people of a whole partner are told that they see all, which is an answer too. */
const storeToAskFor = async (app: TestApp, account: string | null): Promise<string> => {
  await app.admin.query('delete from user_request');
  const { rows } = await app.admin.query(
    `select m.id from user_account u join merchant m on m.partner_id = u.partner_id and m.status = 'A' where u.username = $1
     and not exists (select from user_merchant s where s.user_id = u.id and s.merchant_id = m.id) order by m.id limit 1`,
    [account],
  );
  return rows[0]?.id ?? '1';
};

/** A passkey that an account has; '1' for nobody. */
const passkeyOf = async (app: TestApp, account: string | null): Promise<string> => {
  const { rows } = await app.admin.query(
    `insert into passkey (user_id, credential_id, public_key, counter, transports, name, created_at)
     select id, gen_random_uuid()::text, '', 0, '{}', 'Phone', now() from user_account where username = $1 returning id`,
    [account],
  );
  return rows[0]?.id ?? '1';
};

/** As sampleRequests.ts. */
export const OWN_SAMPLES: Readonly<Record<string, Maker>> = {
  'mySettings.beginSecondFactor': () => ({ body: { way: 'app', password: DEMO_PASSWORD } }),
  // A code of an app that nobody has begun to set up is refused as wrong, which is an answer.
  'mySettings.confirmSecondFactor': () => ({ body: { way: 'app', code: '000000' } }),
  'mySettings.endSecondFactor': () => ({ body: { password: DEMO_PASSWORD } }),
  'mySettings.removePasskey': async ({ app, account }) => ({
    params: { id: await passkeyOf(app, account) },
    body: { password: DEMO_PASSWORD },
  }),
  'mySettings.renewRecoveryCodes': () => ({ body: { password: DEMO_PASSWORD } }),
  'mySettings.saveMyNotices': () => ({ body: { topic: 'work', way: 'portal' } }),
  'mySettings.endMySessions': () => ({ body: { sessionId: crypto.randomUUID() } }),
  'myAccount.requestStores': async ({ app, account }) => ({
    body: { merchantIds: [await storeToAskFor(app, account)] },
  }),
  'myAccount.requestModules': async ({ app, account }) => {
    await app.admin.query('delete from user_request');
    // That it is asked for already is an answer too.
    await app.admin.query(
      `insert into user_request (kind, user_id, module_code, status) select 'module', id, 'ACCESS_ROLES', 'SUBMITTED' from user_account
       where username = $1`,
      [account],
    );
    return { body: { moduleCodes: ['ACCESS_ROLES'] } };
  },
  'myAccount.cancelMyRequest': async (asked) => ({
    params: { id: await asksForModule(asked, 'store.manager') },
    headers: { 'If-Match': '1' },
  }),
};
