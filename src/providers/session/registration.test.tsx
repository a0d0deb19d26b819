import { afterEach, describe, expect, it, vi } from 'vitest';
import { checkRegistrationOtp, listIdentificationTypes, lookRegistrationCode } from './registration.ts';

const check = () => checkRegistrationOtp({ challengeId: '1', otp: '123456' });

describe('an answer to somebody who registers', () => {
  afterEach(() => vi.unstubAllGlobals());

  it.each([
    ['kinds of ID without a list', listIdentificationTypes, {}],
    ['a code without job titles', () => lookRegistrationCode('A'), { list: [{ stores: [] }] }],
    ['a code without stores', () => lookRegistrationCode('A'), { list: [{ jobTitles: [] }] }],
    ['a proof without its id', check, { expiresIn: 600 }],
    ['a proof without its end', check, { otpId: '7' }],
  ])('is reported as unreadable when it is %s', async (_, ask, data) => {
    vi.stubGlobal('fetch', async () => Response.json({ data }));
    await expect(ask()).rejects.toMatchObject({ code: 'malformed' });
  });
});
