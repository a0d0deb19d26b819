// Written by hand from the specification and its decisions (OP-24, OP-30), and reviewed; never generated from the contract.
import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { FILES } from '../support/documents/uploads.ts';
import type { Admitted, Decided } from './decided.ts';
import type { Maker } from './sample.ts';

const creators = [['PAR_CREATE', 'MER_CREATE', 'UR_CREATE', 'PRO_CREATE', 'PT_EDIT']] as const;
/** Whoever confirms an import as a second person looks at it. */
const lookers = [[...creators[0], 'PM_SBO_REVIEW', 'FM_EDIT_RS']] as const;
const only = (permission: string) => [[permission]] as const;
const at = '/api/batch-processing/imports/{id}';

/** As decidedCalls.ts. */
export const DECIDED_IMPORTS: Readonly<Record<string, Decided>> = {
  'imports.batchPromoUpload': [
    'POST',
    '/api/batch-processing/promo/upload',
    'permission',
    only('PRO_CREATE'),
  ],
  'imports.batchPromo': ['POST', '/api/batch-processing/promo', 'permission', only('PRO_CREATE')],
  'imports.stageTransactions': [
    'POST',
    '/api/batch-processing/transactions/upload',
    'permission',
    only('PT_EDIT'),
    { userType: 'INTERNAL' },
  ],
  'imports.batchTransactions': [
    'POST',
    '/api/batch-processing/transactions',
    'permission',
    only('PT_EDIT'),
    { userType: 'INTERNAL' },
  ],
  'imports.batchMerchantUpload': [
    'POST',
    '/api/batch-processing/merchant/upload',
    'permission',
    only('MER_CREATE'),
  ],
  'imports.batchMerchant': ['POST', '/api/batch-processing/merchant', 'permission', only('MER_CREATE')],
  'imports.batchUserRegistrationUpload': [
    'POST',
    '/api/batch-processing/user-registration/upload',
    'permission',
    only('UR_CREATE'),
  ],
  'imports.batchUserRegistration': [
    'POST',
    '/api/batch-processing/user-registration',
    'permission',
    only('UR_CREATE'),
  ],
  'imports.batchPartnerUpload': [
    'POST',
    '/api/batch-processing/partner/upload',
    'permission',
    only('PAR_CREATE'),
  ],
  'imports.batchPartner': ['POST', '/api/batch-processing/partner', 'permission', only('PAR_CREATE')],
  'imports.batchMerchant3rdParty': [
    'POST',
    '/api/batch-processing/merchant-3rd-party',
    'permission',
    only('MER_CREATE'),
  ],
  'imports.batchPartners': ['POST', '/api/partners/batch', 'permission', only('PAR_CREATE')],
  'imports.stageMerchant3rdParty': [
    'POST',
    '/api/batch-processing/merchant-3rd-party/upload',
    'permission',
    only('MER_CREATE'),
  ],
  'imports.commitMerchant3rdParty': [
    'POST',
    '/api/batch-processing/merchant-3rd-party/commit',
    'permission',
    only('MER_CREATE'),
  ],
  'imports.downloadImportTemplate': ['GET', '/api/batch-processing/templates/{kind}', 'permission', creators],
  'imports.listImports': ['GET', '/api/batch-processing/imports', 'permission', creators],
  'imports.getImport': ['GET', at, 'permission', lookers],
  'imports.listImportRows': ['GET', `${at}/rows`, 'permission', lookers],
  'imports.listImportProblems': ['GET', `${at}/problems`, 'permission', lookers],
  'imports.listImportChoices': ['GET', `${at}/choices/{field}`, 'permission', creators],
  'imports.mapImport': ['POST', `${at}/mapping`, 'permission', creators],
  'imports.editImportCells': ['POST', `${at}/cells`, 'permission', creators],
  'imports.replaceImportCells': ['POST', `${at}/replace`, 'permission', creators],
  'imports.leaveOutImportRows': ['POST', `${at}/left-out`, 'permission', creators],
  'imports.undoImportEdit': ['POST', `${at}/cells/undo`, 'permission', creators],
  'imports.downloadImportErrors': ['GET', `${at}/error-file`, 'permission', creators],
  'imports.downloadImportRows': ['GET', `${at}/rows-file`, 'permission', lookers],
  'imports.uploadImportErrors': ['POST', `${at}/error-file`, 'permission', creators],
  'imports.downloadImportFile': ['GET', `${at}/file`, 'permission', creators],
  'imports.cancelImport': ['POST', `${at}/cancel`, 'permission', creators],
  'imports.retryImport': ['POST', `${at}/retry`, 'permission', creators],
  'imports.undoImport': ['POST', `${at}/undo`, 'permission', creators],
};

const partners = ['sales.admin', 'sbo.reviewer', 'sbo.second'] as const;
const outside = ['partner.admin', 'other.partner'] as const;
const registrars = ['sales.admin', 'it.support'] as const;
const promoters = ['sales.admin', 'loyalty.editor'] as const;
/** Of staff alone; partners and stores refund too, and tell of nothing. */
const payers = ['sales.admin', 'finance.officer', 'finance.second'] as const;
/** The import that is asked for is staff's, of partners; of external users there are none to see. */
const record: Admitted = { in: partners, hidden: [...outside, 'store.manager'] };

/** As accountCalls.ts. A file that is none is refused by its name, for whoever may send one at all. */
export const IMPORT_CALLS: Readonly<Record<string, Admitted>> = {
  'imports.batchPromoUpload': { in: [...promoters, ...outside] },
  'imports.batchPromo': { in: promoters, hidden: outside },
  'imports.stageTransactions': { in: payers },
  'imports.batchTransactions': { in: payers },
  'imports.batchMerchantUpload': { in: [...partners, ...outside] },
  'imports.batchMerchant': { in: partners, hidden: outside },
  'imports.batchUserRegistrationUpload': { in: [...registrars, ...outside] },
  'imports.batchUserRegistration': { in: registrars, hidden: outside },
  'imports.batchPartnerUpload': { in: partners },
  'imports.batchPartner': { in: partners },
  'imports.batchMerchant3rdParty': { in: [...partners, ...outside] },
  'imports.batchPartners': { in: partners },
  'imports.stageMerchant3rdParty': { in: [...partners, ...outside] },
  'imports.commitMerchant3rdParty': { in: partners, hidden: outside },
  // Asked for partners, and for user registrations.
  'imports.downloadImportTemplate': { in: partners },
  'imports.listImports': { in: [...registrars, ...outside] },
  'imports.getImport': record,
  'imports.listImportRows': record,
  'imports.listImportProblems': record,
  'imports.listImportChoices': record,
  'imports.mapImport': record,
  'imports.editImportCells': record,
  'imports.replaceImportCells': record,
  'imports.leaveOutImportRows': record,
  'imports.undoImportEdit': record,
  'imports.downloadImportErrors': record,
  'imports.downloadImportRows': record,
  // Told by its name that it is no spreadsheet before the import is looked for.
  'imports.uploadImportErrors': {
    in: [
      ...partners,
      'loyalty.editor',
      'it.support',
      'finance.officer',
      'finance.second',
      ...outside,
      'store.manager',
    ],
  },
  'imports.downloadImportFile': record,
  'imports.cancelImport': record,
  'imports.retryImport': record,
  'imports.undoImport': record,
};

const INSERT = `with stored as (
    insert into file (owner_id, purpose, name, media_type, size, sha256, storage_key)
    select id, 'import', 'sample.csv', 'text/csv', 5, repeat('0', 64), $2 from user_account where username = 'sales.admin' returning id, owner_id
  )
  insert into import_job (kind, owner_id, created_by, file_id, file_name, file_size, file_sha256, status)
  select $1, owner_id, 'sales.admin', id, 'sample.csv', 5, repeat('0', 64), 'undone' from stored returning id`;

/** An import of a kind that was taken back: nothing more comes of it, whoever asks. */
const over = async ({ app }: Parameters<Maker>[0], kind: string): Promise<string> => {
  const key = `uploads/${randomUUID()}`;
  await app.deps.files.put(key, Readable.from([Buffer.from('a\n1\n\n')]));
  const { rows } = await app.admin.query<{ id: string }>(INSERT, [kind, key]);
  return rows[0]?.id ?? '1';
};
const SEEN = { 'If-Match': '1' };
const commitOf =
  (kind: string): Maker =>
  async (asked) => ({ body: { importId: await over(asked, kind) }, headers: SEEN });
const read =
  (given: object = {}): Maker =>
  async (asked) => ({ params: { id: await over(asked, 'partner') }, ...given });

const noSheet: Maker = () => {
  const body = new FormData();
  body.set('file', new File([FILES.pdf], 'sample.pdf'));
  return { body };
};

/** As sampleRequests.ts. */
export const IMPORT_SAMPLES: Readonly<Record<string, Maker>> = {
  'imports.batchPromoUpload': noSheet,
  'imports.batchPromo': commitOf('promo'),
  'imports.stageTransactions': noSheet,
  'imports.batchTransactions': commitOf('transactions'),
  'imports.batchMerchantUpload': noSheet,
  'imports.batchMerchant': commitOf('merchant'),
  'imports.batchUserRegistrationUpload': noSheet,
  'imports.batchUserRegistration': commitOf('user-registration'),
  'imports.batchPartnerUpload': noSheet,
  'imports.batchPartner': commitOf('partner'),
  'imports.batchMerchant3rdParty': noSheet,
  'imports.batchPartners': noSheet,
  'imports.stageMerchant3rdParty': noSheet,
  'imports.commitMerchant3rdParty': commitOf('merchant-3rd-party'),
  'imports.downloadImportTemplate': () => ({ params: { kind: 'partner' } }),
  'imports.listImports': () => ({ query: { kind: 'user-registration' } }),
  'imports.getImport': read(),
  'imports.listImportRows': read(),
  'imports.listImportProblems': read(),
  'imports.listImportChoices': async (asked) => ({
    params: { id: await over(asked, 'partner'), field: 'addressType' },
  }),
  'imports.mapImport': read({ headers: SEEN, body: { headerRow: 1 } }),
  'imports.editImportCells': read({ body: { edits: [{ row: 2, column: 0, text: 'A' }] } }),
  'imports.replaceImportCells': read({ body: { column: 0, from: 'A', to: 'B' } }),
  'imports.leaveOutImportRows': read({ body: { isOut: true, rows: [2] } }),
  'imports.undoImportEdit': read(),
  'imports.downloadImportErrors': read(),
  'imports.downloadImportRows': read(),
  'imports.uploadImportErrors': async (asked) => {
    const { body } = await noSheet(asked);
    return { params: { id: await over(asked, 'partner') }, body };
  },
  'imports.downloadImportFile': read(),
  'imports.cancelImport': read(),
  'imports.retryImport': read({ headers: SEEN }),
  'imports.undoImport': read({ headers: SEEN }),
};
