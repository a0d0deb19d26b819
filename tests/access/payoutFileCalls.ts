// Written by hand from money.md ("Who") and the decisions of calls.json, and reviewed; never generated from the contract.
import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { FILES } from '#tests/support/documents/uploads.ts';
import type { Admitted, Decided } from './decided.ts';
import type { Maker } from './sample.ts';

const staff: Admitted = {
  in: ['sales.admin', 'sbo.reviewer', 'sbo.second', 'finance.officer', 'finance.second'],
};
/** Whoever sets what is reckoned with sends it to the bank; nobody else gets at whole account numbers. */
const runners: Admitted = { in: ['sales.admin', 'finance.officer', 'finance.second'] };

/** As accountCalls.ts. */
export const PAYOUT_FILE_CALLS: Readonly<Record<string, Admitted>> = {
  'payoutFiles.listPayoutFiles': staff,
  'payoutFiles.previewPayoutFile': runners,
  'payoutFiles.makePayoutFile': runners,
  'payoutFiles.getPayoutFile': staff,
  'payoutFiles.downloadPayoutFile': runners,
  'payoutFiles.checkBankAnswer': runners,
  'payoutFiles.takeBankAnswer': runners,
  'payoutFiles.downloadBankAnswer': runners,
};

const views = [['FM_VIEW_DR', 'DR_VIEW']] as const;
const edits = [['FM_EDIT_RS']] as const;
const internal = { userType: 'INTERNAL' } as const;
const BASE = '/api/finance-management/payout-files';

/** As decidedCalls.ts. */
export const DECIDED_PAYOUT_FILES: Readonly<Record<string, Decided>> = {
  'payoutFiles.listPayoutFiles': ['GET', BASE, 'permission', views, internal],
  'payoutFiles.previewPayoutFile': ['GET', `${BASE}/preview`, 'permission', edits, internal],
  'payoutFiles.makePayoutFile': ['POST', BASE, 'permission', edits, internal],
  'payoutFiles.getPayoutFile': ['GET', `${BASE}/{id}`, 'permission', views, internal],
  'payoutFiles.downloadPayoutFile': ['GET', `${BASE}/{id}/file`, 'permission', edits, internal],
  'payoutFiles.checkBankAnswer': ['POST', `${BASE}/{id}/answers/check`, 'permission', edits, internal],
  'payoutFiles.takeBankAnswer': ['POST', `${BASE}/{id}/answers`, 'permission', edits, internal],
  'payoutFiles.downloadBankAnswer': [
    'GET',
    `${BASE}/{id}/answers/{answerId}/file`,
    'permission',
    edits,
    internal,
  ],
};

const one: Maker = async ({ app }) => {
  const { rows } = await app.admin.query<{ id: string }>('select min(id)::text as id from payout_file');
  return { params: { id: rows[0]?.id ?? '1' } };
};
/** An answer that was kept of the first file. */
const keptAnswer: Maker = async ({ app }) => {
  const key = `uploads/${randomUUID()}`;
  await app.deps.files.put(key, Readable.from([Buffer.from('Reference\n')]));
  const { rows } = await app.admin.query<{ id: string; file: string }>(
    `with stored as (
       insert into file (owner_id, purpose, name, media_type, size, sha256, storage_key)
       select id, 'bank-answer', 'answer.csv', 'text/csv', 10, repeat('0', 64), $1 from user_account where username = 'finance.officer'
       returning id
     )
     insert into bank_answer (payout_file_id, file_id, paid_count, paid_amount, returned_count, returned_amount, taken_at, taken_by)
     select (select min(id) from payout_file), id, 1, 1, 0, 0, now(), 'finance.officer' from stored
     returning id, payout_file_id::text as file`,
    [key],
  );
  return { params: { id: rows[0]?.file ?? '', answerId: rows[0]?.id ?? '' } };
};
const noSheet: Maker = () => {
  const body = new FormData();
  body.set('file', new File([FILES.pdf], 'sample.pdf'));
  return { params: { id: '1' }, body };
};

/** As sampleRequests.ts. */
export const PAYOUT_FILE_SAMPLES: Readonly<Record<string, Maker>> = {
  // Of days of which nothing is scheduled.
  'payoutFiles.makePayoutFile': () => ({
    body: { from: '2001-01-01', to: '2001-01-02', count: 1, amount: '0.01' },
  }),
  'payoutFiles.getPayoutFile': one,
  'payoutFiles.downloadPayoutFile': one,
  'payoutFiles.checkBankAnswer': noSheet,
  'payoutFiles.takeBankAnswer': noSheet,
  'payoutFiles.downloadBankAnswer': keptAnswer,
};
