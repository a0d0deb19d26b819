import { screen } from '@testing-library/dom';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { applicantBench } from '#tests/api/applicants/applicantBench.ts';
import { openPortal, type Portal } from '#tests/support/portal/portal.tsx';
import { click, fill } from '#tests/support/portal/portalActions.ts';
import { told } from './applicantText.ts';

let portal: Portal;
let bench: ReturnType<typeof applicantBench>;
beforeAll(async () => {
  portal = await openPortal();
  bench = applicantBench(portal.app);
});
afterEach(async () => {
  sessionStorage.clear();
  await portal.tidy();
});
afterAll(() => portal.close());

const INCOMPLETE = { status: 'INCOMPLETE', workflow: 'INCOMPLETE' } as const;

/** The page of a store of whose account the review asks for another number, opened by its applicant. */
const openStore = async (isSameBank: boolean) => {
  const own = await bench.application({ ...INCOMPLETE, stores: [INCOMPLETE] });
  const [store] = own.storeIds;
  await portal.app.admin.query('update merchant set is_same_bank = $2 where id = $1', [store, isSameBank]);
  await portal.app.admin.query(
    `insert into review_remark (partner_id, merchant_id, section, field, message, created_by)
      values ($1, $2, 'bank-details', 'accountNumber', 'Which account is it?', 'sbo.reviewer')`,
    [own.partnerId, store],
  );
  await portal.app.clearLimits();
  const then = `/self-service/track/${own.reference}/merchant-list/${store}/details`;
  await portal.reload(`/apply/continue?${new URLSearchParams([['then', then]])}`);
  await fill(told('go.label'), own.reference);
  await click(told('prove.send'));
  await screen.findByRole('heading', { level: 1, name: told('prove.title') });
  await fill(told('prove.label'), await bench.code(own.mobile));
  await click(told('prove.submit'));
  await screen.findByText('Which account is it?');
};

describe('what the review asks of a store', () => {
  it('is answered in words where the store has what its partner has: nothing there could be corrected', async () => {
    await openStore(true);
    expect(screen.getByText(told('mend.shared'))).toBeTruthy();
    expect(screen.queryByRole('textbox', { name: 'Account number' })).toBeNull();
    await fill(told('mend.wordsLabel'), 'The one of the business.');
    await click(told('mend.answer'));
    await screen.findByText(told('mend.saved'));
  });

  it('is corrected where the store has its own', async () => {
    await openStore(false);
    expect(screen.getByRole('textbox', { name: 'Account number' })).toBeTruthy();
    expect(screen.queryByText(told('mend.shared'))).toBeNull();
  });
});
