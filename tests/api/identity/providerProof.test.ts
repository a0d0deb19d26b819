import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type IdentityBench, startIdentityBench } from '#tests/support/app/identityBench.ts';

const MINUTE_MS = 60_000;

let bench: IdentityBench;

beforeAll(async () => {
  bench = await startIdentityBench();
});
afterAll(() => bench.stop());
beforeEach(() => bench.reset());

describe('a recent proof by the identity provider', () => {
  const asSalesAdmin = async () => {
    await bench.bind('sales.admin');
    return (await bench.signIn()).body.data.accessToken as string;
  };
  const reveal = async (as: string) =>
    bench.post(`/api/user-account/${await bench.idOf('finance.officer')}/reveal`, undefined, as);

  it('is the sign-in there, for as long as a proof counts, and another one after that', async () => {
    const as = await asSalesAdmin();
    expect((await reveal(as)).status).toBe(200);
    bench.app.clock.set(new Date(Date.now() + 6 * MINUTE_MS));
    const late = await reveal(as);
    expect([late.status, late.body.error, late.body.proof.way]).toEqual([403, 'proof_needed', 'provider']);
    const { way, url, attempt } = (await bench.post('/api/user/proof', undefined, as)).body.data;
    expect(way).toBe('provider');
    expect(new URL(url).searchParams.get('max_age')).toBe('0');
    bench.provider.person = {
      subject: 'p-100',
      acr: 'mfa',
      signedInAt: Math.floor(Date.now() / 1000) + 6 * 60,
    };
    const proved = await bench.post(
      '/api/user/proof/answer',
      { attempt, answer: await bench.provider.visit(url) },
      as,
    );
    expect(proved.status, JSON.stringify(proved.body)).toBe(200);
    expect((await reveal(as)).status).toBe(200);
  });

  it('begins when the person signed in there, not when they came here', async () => {
    await bench.bind('sales.admin');
    bench.provider.person = { subject: 'p-100', acr: 'mfa', signedInAt: Math.floor(Date.now() / 1000) - 400 };
    const as = (await bench.signIn()).body.data.accessToken;
    expect((await reveal(as)).body.error).toBe('proof_needed');
  });

  it.each([
    ['without a second factor', { subject: 'p-100', acr: 'password' }],
    ['of long ago', { subject: 'p-100', acr: 'mfa', signedInAt: 1_700_000_000 }],
  ])('is none %s', async (_, person) => {
    const as = await asSalesAdmin();
    const { url, attempt } = (await bench.post('/api/user/proof', undefined, as)).body.data;
    bench.provider.person = person;
    const { status, body } = await bench.post(
      '/api/user/proof/answer',
      { attempt, answer: await bench.provider.visit(url) },
      as,
    );
    expect([status, body.error]).toEqual([422, 'rule_second_factor_required']);
  });

  it('is none of another person, of another session, or of a sign-in', async () => {
    const as = await asSalesAdmin();
    await bench.bind('finance.officer', 'p-200');
    const proof = (await bench.post('/api/user/proof', undefined, as)).body.data;
    bench.provider.person = { subject: 'p-200', acr: 'mfa' };
    const other = await bench.post(
      '/api/user/proof/answer',
      {
        attempt: proof.attempt,
        answer: await bench.provider.visit(proof.url),
      },
      as,
    );
    expect([other.status, other.body.error]).toEqual([422, 'rule_second_factor_required']);

    bench.provider.person = { subject: 'p-100', acr: 'mfa' };
    const again = (await bench.signIn()).body.data.accessToken;
    const mine = (await bench.post('/api/user/proof', undefined, again)).body.data;
    const elsewhere = { attempt: mine.attempt, answer: await bench.provider.visit(mine.url) };
    expect((await bench.post('/api/user/proof/answer', elsewhere, as)).status).toBe(422);
    expect((await bench.post('/api/login/provider/answer', elsewhere)).status).toBe(422);
  });
});
