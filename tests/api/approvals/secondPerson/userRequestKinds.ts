import { expect } from 'vitest';
import type { UserRequestKind } from '#domain/people/userRequests.ts';
import { newUser } from '#tests/support/people.ts';
import { type Asked, isListed, type SecondPersonKind } from './kind.ts';
import type { Stage } from './stage.ts';

const ONLINE = 'HCPC_ONLINE_VIEW';
/** Nobody whom the lineage connects with anybody. */
const STRANGER = 'it.support';

/** The one request that waits, with the rows that its approval changes. */
const waits = async (
  { app, rows }: Stage,
  { text, values }: { text: string; values?: unknown[] },
  kind: UserRequestKind,
): Promise<Asked> => {
  const found = await rows(`select id from user_request where kind = $1 and status = 'SUBMITTED'`, [kind]);
  expect(found).toHaveLength(1);
  const [{ id }] = found;
  return {
    decide: (checker) => app.call('POST', `/api/user-account/${id}/approve-request`, { as: checker }),
    isOffered: isListed({ app }, '/api/user-account/requests', id),
    stored: async () => [
      await rows('select status, decided_by from user_request where id = $1', [id]),
      await rows(text, values),
    ],
  };
};

/** Nothing waits. */
const clear = async ({ app, rows }: Stage): Promise<void> => {
  await app.clearLimits();
  await rows('delete from user_request');
};
const accountOf = async ({ rows }: Stage, username: string) =>
  (
    await rows('select id, version, email, mobile_number as mobile from user_account where username = $1', [
      username,
    ])
  )[0];

const HELD =
  'select a.name::text from user_access_role h join access_role a on a.id = h.access_role_id where h.user_id = $1';
const MODULES = 'select module_code, state from user_module where user_id = $1';
// As an import leaves it.
const IMPORTED = `insert into user_request (kind, partner_id, merchant_ids, access_role_id, first_name, last_name, birth_date, email, mobile_number,
    status, created_by)
  select 'registration', m.partner_id, array[m.id], a.id, 'Luz', 'Santos', '1995-02-03', $1, '639155550123', 'SUBMITTED', $2
  from access_role a, (select * from merchant where partner_id = 1 and status = 'A' order by id limit 1) m where a.name = 'STORE_FRONTLINER'`;
const FACTOR = 'select second_factor from user_account where id = $1';
const MADE = 'select count(*) from user_account';

/** Another spelling of the mailbox of an account, or a mailbox of nobody. */
const mailboxOf = async (stage: Stage, owner: string | null): Promise<string> => {
  const another = `registers${stage.next()}@example.test`;
  if (owner === null) return another;
  const [mailbox] = (await accountOf(stage, owner)).email.split('+');
  return `${mailbox}+${another}`;
};

interface Registering {
  /** The account that made the code. */
  coder: string;
  /** Whose second mailbox registers. */
  owner?: string;
  moduleCodes?: string[];
}
const registration = async (stage: Stage, { coder, owner, moduleCodes }: Registering): Promise<Asked> => {
  await clear(stage);
  const { codes } = stage;
  const merchantId = await codes.store();
  const { code } = await codes.made({ partnerId: '1', merchantIds: [merchantId] }, coder);
  const { status, body } = await codes.register(code, {
    merchants: [{ merchantId, primary: true }],
    emailAddress: await mailboxOf(stage, owner ?? null),
    ...(moduleCodes && { moduleCodes }),
  });
  expect(status, JSON.stringify(body)).toBe(200);
  return waits(stage, { text: MADE }, 'registration');
};

/** One account asks that the lost second factor of another is removed. */
const lostFactor = async (stage: Stage, username: string, maker: string): Promise<Asked> => {
  await clear(stage);
  const { id } = await accountOf(stage, username);
  await stage.rows(
    `update user_account set second_factor = 'app', second_factor_at = null, mobile_set_by = null, mobile_set_at = null where id = $1`,
    [id],
  );
  const { status, body } = await stage.app.call('POST', `/api/user-account/${id}/lost-factor`, {
    as: maker,
    body: { reason: 'Phone stolen on the bus', identification: 'Called back on the number on file' },
  });
  expect(status, JSON.stringify(body)).toBe(200);
  return waits(stage, { text: FACTOR, values: [id] }, 'factor');
};

/** Every kind of request of users: a new one does not compile until somebody says how it is asked for. */
export const USER_REQUEST_WAYS = {
  registration: { ask: (stage, maker) => registration(stage, { coder: maker }) },
  store: {
    makers: 'partner',
    ask: async (stage, maker) => {
      await clear(stage);
      const { id } = await accountOf(stage, maker);
      await stage.rows('delete from user_merchant where user_id = $1 and not is_primary', [id]);
      const { body: found } = await stage.app.call('GET', '/api/my-account/stores', { as: maker });
      const { status, body } = await stage.app.call('POST', '/api/my-account/store-requests', {
        as: maker,
        body: { merchantIds: [found.data.list[0]?.merchantId], why: null },
      });
      expect(status, JSON.stringify(body)).toBe(200);
      const text = 'select merchant_id from user_merchant where user_id = $1';
      return waits(stage, { text, values: [id] }, 'store');
    },
  },
  module: {
    makers: 'partner',
    ask: async (stage, maker) => {
      await clear(stage);
      const { id } = await accountOf(stage, maker);
      await stage.rows('delete from user_module where user_id = $1', [id]);
      const { status, body } = await stage.app.call('POST', '/api/my-account/module-requests', {
        as: maker,
        body: { moduleCodes: ['BIR_2307'] },
      });
      expect(status, JSON.stringify(body)).toBe(200);
      return waits(stage, { text: MODULES, values: [id] }, 'module');
    },
  },
  role: {
    ask: async (stage, maker) => {
      await clear(stage);
      const { id, version } = await accountOf(stage, 'loyalty.editor');
      await stage.rows(
        `delete from user_access_role h using access_role a where a.id = h.access_role_id and a.name = 'HCPC_FINANCE_VIEW' and h.user_id = $1`,
        [id],
      );
      const { status, body } = await stage.app.call('POST', `/api/user-account/${id}/change-access`, {
        as: maker,
        body: { roles: ['HCPC_LOYALTY_EDIT', 'HCPC_FINANCE_VIEW'] },
        headers: { 'If-Match': String(version) },
      });
      expect(status, JSON.stringify(body)).toBe(200);
      return waits(stage, { text: HELD, values: [id] }, 'role');
    },
  },
  factor: { ask: (stage, maker) => lostFactor(stage, 'accounting', maker) },
  identity: {
    ask: async (stage, maker) => {
      await clear(stage);
      const { id } = await accountOf(stage, 'loyalty.editor');
      await stage.rows('delete from user_identity');
      const { status, body } = await stage.app.call('POST', `/api/user-account/${id}/identity`, {
        as: maker,
        body: {
          subject: `p-${stage.next()}`,
          reason: 'Company sign-in',
          identification: 'Called back on the number on file',
        },
      });
      expect(status, JSON.stringify(body)).toBe(200);
      const text = 'select issuer, subject from user_identity where user_id = $1';
      return waits(stage, { text, values: [id] }, 'identity');
    },
  },
} satisfies Record<UserRequestKind, SecondPersonKind>;

/** Invites somebody as one account. Returns the id of the new one. */
const invite = async ({ app, next }: Stage, maker: string, more: object): Promise<string> => {
  const n = next();
  await app.clearLimits();
  const { status, body } = await app.call('POST', '/api/user/v2/register', {
    as: maker,
    body: newUser({
      emailAddress: `invited${n}@example.test`,
      contactNumber: { mobile: `63916${String(n).padStart(7, '0')}` },
      merchants: [],
      moduleRequests: [],
      ...more,
    }),
  });
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data.user.id;
};

/** Requests that the maker has a part in, though somebody else asked, and accounts that they made. */
export const ACCOUNT_WAYS = {
  'the first role of somebody on the staff whom they invited': {
    ask: async (stage, maker) => {
      await clear(stage);
      const id = await invite(stage, maker, { jobTitle: ONLINE });
      return waits(stage, { text: HELD, values: [id] }, 'role');
    },
  },
  'a registration with their mailbox, by the code of somebody else': {
    ask: (stage, maker) => registration(stage, { coder: STRANGER, owner: maker }),
  },
  'a registration with their mailbox, by the import of somebody else': {
    ask: async (stage, maker) => {
      await clear(stage);
      await stage.rows(IMPORTED, [await mailboxOf(stage, maker), STRANGER]);
      return waits(stage, { text: MADE }, 'registration');
    },
  },
  'a module that was wanted in a registration with their mailbox': {
    ask: async (stage, maker) => {
      const registered = await registration(stage, {
        coder: STRANGER,
        owner: maker,
        moduleCodes: ['PARTNERS'],
      });
      const { status, body } = await registered.decide('it.second');
      expect(status, JSON.stringify(body)).toBe(200);
      return waits(stage, { text: MODULES, values: [body.data.userId] }, 'module');
    },
  },
  'a lost second factor of somebody whose number they set': {
    refusal: 'rule_mobile_set_lately',
    ask: async (stage, maker) => {
      const asked = await lostFactor(stage, 'accounting', STRANGER);
      await stage.rows(
        `update user_account set mobile_set_by = (select id from user_account where username = $1), mobile_set_at = $2 where username = 'accounting'`,
        [maker, stage.app.clock.now()],
      );
      // The list does not say who set the number.
      return { decide: asked.decide, stored: asked.stored };
    },
  },
  'an account that they made': {
    ask: async (stage, maker) => {
      const id = await invite(stage, maker, { partnerId: '1', jobTitle: 'Partner Administrator' });
      return {
        decide: async (checker) =>
          stage.app.call('POST', `/api/user-account/${id}/confirm`, {
            as: checker,
            headers: await stage.ifMatch('user_account', id),
          }),
        stored: () => stage.rows('select cause, confirmed_by from account_tie where account_id = $1', [id]),
        isOffered: async (as) =>
          (await stage.app.call('GET', `/api/user-account/${id}`, { as })).body.data.isConfirmable,
      };
    },
  },
  // The last of those whose maker signs in: it ends their sessions.
  'the loss of their own second factor': {
    makers: 'partner',
    ask: (stage, maker) => lostFactor(stage, maker, STRANGER),
  },
} satisfies Readonly<Record<string, SecondPersonKind>>;
