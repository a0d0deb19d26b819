import { afterEach, describe, expect, it, vi } from 'vitest';
import { changePassword } from '../../session/codeCalls.ts';
import { receiptVerbs } from './receiptVerbs.ts';

const REFUSED = { error: 'rule_no_series', message: 'All numbers are given.' };
const cash = { formOfPayment: 'CASH', grossAmount: '1.00' } as Parameters<
  typeof receiptVerbs.issueReceipt
>[1];

describe('a call of receipts, or of a new password, that fails', () => {
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  it.each([
    ['createOfficialReceipt', () => receiptVerbs.issueReceipt('others', cash, 'key-1')],
    [
      'cancelOfficialReceipt',
      () => receiptVerbs.cancelReceipt('OR-1', { reason: 'WRONG_AMOUNT', note: 'A zero too many' }, 1),
    ],
    ['changePassword', () => changePassword('finance.officer', { currentPassword: 'old' }, 'new')],
  ])('[error.orAndPassword] is logged and thrown on: %s', async (_, call) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    vi.stubGlobal('fetch', async () => Response.json(REFUSED, { status: 422 }));
    await expect(call()).rejects.toThrow();
    expect(log).toHaveBeenCalledTimes(1);
  });
});
