import { decodeJwt } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sign } from '#server/http/caller/sign.ts';
import { ACCOUNT_CALLS } from '#tests/access/accountCalls.ts';
import { ACCOUNTS, type Account } from '#tests/access/accountPermissions.ts';
import { expected, mismatches } from '#tests/access/compare.ts';
import { type ContractCall, callsOf } from '#tests/access/contractCalls.ts';
import { prepareRecords, type Records } from '#tests/access/records.ts';
import { fillPath, sampleFor } from '#tests/access/sampleRequests.ts';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import type { Answer } from '#tests/support/app/client.ts';
import { startIdentityProvider, type TestIdentityProvider } from '#tests/support/app/identityProvider.ts';
import { drawn } from '#tests/support/drawn.ts';

const CALLS = callsOf();
const byId = (id: string): ContractCall => CALLS.find((call) => call.id === id) as ContractCall;

let app: TestApp;
let records: Records;
let provider: TestIdentityProvider;

beforeAll(async () => {
  provider = await startIdentityProvider('http://127.0.0.1');
  app = await startTestApp({ config: { identityProvider: provider.settings } });
  records = await prepareRecords(app);
});
beforeEach(() => app.clearLimits());
afterAll(async () => {
  await app.stop();
  await provider.stop();
});

/** A refusal by its status; a bad sample or a server error is no verdict at all. */
const verdictOf = ({ status, body }: Answer): string => {
  if (status === 401 || status === 403 || status === 404) return String(status);
  return status < 400 || status === 422 ? 'in' : `${status} ${JSON.stringify(body)}`;
};

const ask = async (call: ContractCall, account: Account | null, token?: string): Promise<Answer> => {
  // Fifteen accounts from one address would meet the limits of a single visitor.
  if (call.meta.access === 'anyone') await app.clearLimits();
  const sample = await sampleFor(call.id, { app, records, account });
  const fresh = account && sample.endsSession ? await app.login(account, { fresh: true }) : undefined;
  return app.call(call.method, fillPath(call.path, sample.params), {
    as: token ?? fresh?.accessToken ?? account ?? undefined,
    ...sample,
  });
};

/** A token that was right once and whose time is over. */
const expiredToken = async (): Promise<string> => {
  const { sub, sid } = decodeJwt((await app.login('sales.admin')).accessToken);
  const hourAgo = new Date(app.clock.now().getTime() - 3_600_000);
  return sign(app.pools, 'access', `${sub}`, { sid }, 900, hourAgo);
};

/** Whom `npm test` asks as: one account that is let in and one that is refused, if there are any; `npm run test:full` the others. */
const askers = (id: string): (Account | null)[] => {
  const everybody = [null, ...ACCOUNTS];
  const isIn = (account: Account | null) => expected(id, account) === 'in';
  const one = (accounts: (Account | null)[]) => drawn(accounts, 1, (account) => `${id} ${account}`);
  return [...one(everybody.filter(isIn)), ...one(everybody.filter((account) => !isIn(account)))];
};

describe('every call, as everybody', () => {
  it.each(CALLS.map((call) => call.id))('%s lets in whom the table names and nobody else', async (id) => {
    const accounts = askers(id);
    const observed = new Map<Account | null, string>();
    for (const account of accounts) observed.set(account, verdictOf(await ask(byId(id), account)));
    expect(mismatches(id, observed, accounts)).toEqual([]);
  });

  const some = drawn(CALLS, 60, ({ id }) => id).map((call) => call.id);
  it.each(some)('%s takes an expired token for none', async (id) => {
    const answer = await ask(byId(id), null, await expiredToken());
    expect(mismatches(id, new Map([[null, verdictOf(answer)]]), [null])).toEqual([]);
    if (ACCOUNT_CALLS[id]?.in !== 'anyone') expect(answer.body.error).toBe('invalid_token');
  });
});
