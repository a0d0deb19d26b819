import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import { identificationBench } from '#tests/support/identification.ts';
import { registrationBench } from '#tests/support/registration.ts';

let app: TestApp;
let bench: ReturnType<typeof registrationBench>;
let pictures: ReturnType<typeof identificationBench>;
let store: string;
beforeAll(async () => {
  app = await startTestApp();
  bench = registrationBench(app);
  pictures = identificationBench(app, bench);
  store = await bench.store();
});
beforeEach(() => app.clearLimits());
afterAll(() => app.stop());

const merchants = () => [{ merchantId: store, primary: true }];

describe('a picture of whoever registers', () => {
  it('that is sent again, as nobody heard that it arrived, is the one that did', async () => {
    const [{ code }, mine, other] = [await bench.made(), await bench.proved(), await bench.proved()];
    const idOf = async (otpId: string, kind: string) =>
      (await pictures.send({ code, otpId, kind })).body.data.fileId;
    const first = await idOf(mine.otpId, 'selfie');
    for (let at = 0; at < 5; at++) expect(await idOf(mine.otpId, 'selfie')).toBe(first);
    expect(await idOf(mine.otpId, 'identification')).not.toBe(first);
    expect(await idOf(other.otpId, 'selfie')).not.toBe(first);
  });

  it('goes on with the next proof of whoever has the earlier one, and with nobody else’s', async () => {
    const { code } = await bench.made();
    const first = await bench.proved();
    const sent = await pictures.send({ code, otpId: first.otpId });
    const fileIds = [sent.body.data.fileId];
    const proveAgain = async (otpId: string) => {
      app.clock.advance(61_000);
      const asked = { registrationCode: code, mobileNumber: first.mobile };
      const issued = await app.call('POST', '/api/user/registration-otp', { body: asked });
      const { challengeId } = issued.body.data;
      const { rows } = await app.admin.query('select body from outbox_message order by id desc limit 1');
      const otp = /\b\d{6}\b/.exec(rows[0].body)?.[0];
      const body = { challengeId, otp, former: { otpId, fileIds } };
      return (await app.call('POST', '/api/user/registration-otp/check', { body })).body.data.otpId;
    };
    const register = async (otpId: string) => {
      const selfie = await pictures.send({ code, otpId, kind: 'selfie' });
      return bench.register(code, {
        merchants: merchants(),
        otpId,
        contactNumber: { mobile: first.mobile },
        ...pictures.passport(),
        identificationFile: fileIds[0],
        selfieFile: selfie.body.data.fileId,
      });
    };
    const stranger = await proveAgain('of-somebody-else');
    expect(Object.keys((await register(stranger)).body.fields)).toEqual(['identificationFile']);
    app.clock.advance(3_500_000);
    const { status, body } = await register(await proveAgain(first.otpId));
    expect(status, JSON.stringify(body)).toBe(200);
  });
});
