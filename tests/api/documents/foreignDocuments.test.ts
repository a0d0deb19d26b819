import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { applicantBench } from '#tests/api/applicants/applicantBench.ts';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import { DTI, documentBench } from '#tests/support/documents/documentBench.ts';
import { FILES } from '#tests/support/documents/uploads.ts';
import { editBench } from '#tests/support/records/editBench.ts';
import { freshTin, placeIn, storeBody } from '#tests/support/records/partnerBodies.ts';

/** Who uploads for the first partner. */
const SENDERS = ['partner.admin', 'head.office'] as const;
const NOBODYS = '999999999';

interface Records {
  partner: string;
  store: string;
  document: string;
  storeDocument: string;
}

let app: TestApp;
let bench: ReturnType<typeof documentBench>;
let edits: ReturnType<typeof editBench>;
let own: Records;
let foreign: Records;
beforeAll(async () => {
  app = await startTestApp();
  bench = documentBench(app);
  edits = editBench(app);
  const recordsOf = async (username: string): Promise<Records> => {
    const { rows } = await app.admin.query(
      `select u.partner_id::text as partner, min(m.id)::text as store from user_account u
         join merchant m on m.partner_id = u.partner_id and m.status = 'A' where u.username = $1 group by 1`,
      [username],
    );
    const { partner, store } = rows[0];
    const [of, ofStore] = [await bench.toPartner(partner), await bench.toStore(store)];
    return { partner, store, document: of.body.data.id, storeDocument: ofStore.body.data.id };
  };
  own = await recordsOf('partner.admin');
  foreign = await recordsOf('other.partner');
});
afterAll(() => app.stop());
beforeEach(() => app.clearLimits());

const bare = ({
  status,
  body: { requestId: _, ...body },
}: {
  status: number;
  body: Record<string, unknown>;
}) => ({
  status,
  body,
});
/** Two answers that nobody tells apart, and neither of which leaves a row or a byte. */
const alike = async (
  ask: (id: string) => Promise<{ status: number; body: Record<string, unknown> }>,
  id: string,
) => {
  const answers: unknown[] = [];
  await bench.leavesNothing(async () => {
    answers.push(bare(await ask(id)), bare(await ask(NOBODYS)));
  });
  expect(answers[0]).toEqual(answers[1]);
  return answers[0];
};

describe.each(SENDERS)('%s', (as) => {
  it.each([
    ['/api/partners/v3/{id}/file', 'partner'],
    ['/api/partners/attach-file/{id}', 'partner'],
    ['/api/merchants/v3/{id}/file', 'store'],
    ['/api/merchants/attach-file/{id}', 'store'],
  ] as const)('sends nothing to another’s record by %s', async (path, of) => {
    const ask = (id: string) => bench.send(path.replace('{id}', id), { as, request: DTI });
    expect(await alike(ask, foreign[of])).toMatchObject({ status: 404 });
    expect((await ask(own[of])).status).toBe(200);
  });

  it('replaces no document of another’s, nor one of another record of its own', async () => {
    for (const [path, ids] of [
      [`/api/partners/v3/${own.partner}/file`, [foreign.document, own.storeDocument]],
      [`/api/merchants/v3/${own.store}/file`, [foreign.storeDocument, own.document]],
    ] as const)
      for (const id of ids) {
        const ask = (replaces: string) => bench.send(path, { as, request: { ...DTI, replaces } });
        expect(await alike(ask, id)).toMatchObject({ status: 400 });
      }
    const { rows } = await app.admin.query('select is_enabled from document where id = any ($1)', [
      [foreign.document, foreign.storeDocument, own.document, own.storeDocument],
    ]);
    expect(rows.map(({ is_enabled: isEnabled }) => isEnabled)).toEqual([true, true, true, true]);
  });

  it('takes none away from another’s, whichever record it names', async () => {
    const at = (of: 'partner-management' | 'merchants', id: string) => (file: string) =>
      app.call('PUT', `/api/${of}/disable/${id}/file/${file}`, { as });
    for (const [ask, id] of [
      [at('partner-management', foreign.partner), foreign.document],
      [at('partner-management', own.partner), foreign.document],
      [at('partner-management', own.partner), own.storeDocument],
      [at('merchants', foreign.store), foreign.storeDocument],
      [at('merchants', own.store), foreign.storeDocument],
      [at('merchants', own.store), own.document],
    ] as const)
      expect(await alike(ask, id)).toMatchObject({ status: 404 });
  });

  it('attaches no file that somebody else has staged, in a section or with a new store', async () => {
    const staged = await bench.send('/api/files', { as: 'sales.admin', content: FILES.pdf });
    const { fileId } = staged.body.data;
    const documents = (id: string) => [{ documentCode: 'BANK_PROOF', fileId: id }];
    const section = async (id: string) =>
      edits.partnerSection('documents')(own.partner, { documents: documents(id) }, { as });
    const ofStore = async (id: string) =>
      edits.merchantSection('documents')(own.store, { documents: documents(id) }, { as });
    for (const ask of [section, ofStore])
      expect(await alike(ask, fileId)).toMatchObject({ status: 422, body: { error: 'rule_file_gone' } });
    const { rows } = await app.admin.query('select purpose, partner_id from file where id = $1', [fileId]);
    expect(rows).toEqual([{ purpose: 'upload', partner_id: null }]);
    const looked = await bench.get(`/api/files/${fileId}/preview`, as);
    expect(looked.status).toBe(404);
  });
});

describe('a new store', () => {
  it('takes no staged file of somebody else, and is not made', async () => {
    const { fileId } = (await bench.send('/api/files', { as: 'other.partner' })).body.data;
    const cebu = await placeIn(app.admin, 'City of Cebu');
    const tinNumber = freshTin('001');
    const ask = (id: string) =>
      app.call('POST', '/api/merchants', {
        as: 'partner.admin',
        body: storeBody(cebu, {
          partnerId: own.partner,
          tinNumber,
          documents: [{ documentCode: 'DTI', fileId: id }],
        }),
      });
    expect(await alike(ask, fileId)).toMatchObject({ status: 422, body: { error: 'rule_file_gone' } });
    const { rows } = await app.admin.query('select from merchant where tin_number = $1', [tinNumber]);
    expect(rows).toHaveLength(0);
  });
});

describe('people of single stores', () => {
  it('send and take away nothing, whosever it is', async () => {
    await app.admin.query(
      `update access_role set permissions = permissions || '{PM_EDIT}' where name = 'STORE_MANAGER'`,
    );
    const as = 'store.manager';
    for (const [of, id] of [
      ['partners', foreign.partner],
      ['partners', own.partner],
      ['merchants', foreign.store],
      ['merchants', own.store],
    ] as const) {
      const ask = (of_: string) => bench.send(`/api/${of}/v3/${of_}/file`, { as, request: DTI });
      expect(await alike(ask, id)).toMatchObject({ status: 403 });
    }
  });
});

describe('an applicant', () => {
  it('sends documents to the own application and its stores alone', async () => {
    const applicants = applicantBench(app);
    const [one, other] = [await applicants.application(), await applicants.application()];
    const as = await applicants.signIn(one);
    for (const [of, mine, theirs] of [
      ['partners', one.partnerId, [other.partnerId, foreign.partner]],
      ['merchants', one.storeIds[0], [other.storeIds[0], foreign.store]],
    ] as const) {
      for (const id of theirs)
        expect(await alike((asked) => applicants.upload(of, asked, as), id ?? '')).toMatchObject({
          status: 404,
        });
      const made = await applicants.upload(of, mine, as);
      expect(made.status).toBe(200);
      const replaced = await alike(
        (replaces) => applicants.upload(of, mine, as, { documentCode: 'DTI', replaces }),
        of === 'partners' ? foreign.document : foreign.storeDocument,
      );
      expect(replaced).toMatchObject({ status: 400 });
    }
    const ask = (id: string) =>
      app.call('PUT', `/api/partner-management/disable/${one.partnerId}/file/${id}`, { as });
    expect(await alike(ask, foreign.document)).toMatchObject({ status: 404 });
    const staged = await bench.send('/api/partners/v3/1/file/public', { as: 'partner.admin', request: DTI });
    expect([401, 403]).toContain(staged.status);
  });
});

describe('pictures of promos and signed contracts', () => {
  it('are staff’s to add, and leave nothing where they are not', async () => {
    const promo = (await app.admin.query('select min(id)::text as id from promo')).rows[0].id;
    const contract = (await app.admin.query('select min(id)::text as id from partner_contract')).rows[0].id;
    for (const as of ['accounting', 'head.office', 'frontliner'])
      for (const path of [
        (id: string) => `/api/contracts/${id}/signed`,
        (id: string) => `/api/promos/images/${id}`,
      ]) {
        const ask = (id: string) => bench.send(path(id), { as });
        expect(await alike(ask, path('').includes('promos') ? promo : contract)).toMatchObject({
          status: 403,
        });
      }
  });
});
