import { createHash } from 'node:crypto';
import { POLICY_VERSIONS } from '#domain/people/policyVersions.ts';
import type { TestApp } from '#tests/support/app/app.ts';
import type { Answer } from '#tests/support/app/client.ts';
import { FILES } from '#tests/support/documents/uploads.ts';
import { bankOf } from '#tests/support/records/partnerBodies.ts';
import { merchantPayload, partnerPayload } from '#tests/support/records/payloads.ts';
import { draftBench } from '../draftBench.ts';

export interface Applying {
  as: string;
  mobile: string;
  reference: string;
}

/** What a sole proprietorship needs. */
const NEEDED = ['DTI', 'BIR_2303', 'SIGNATORY_ID'];
export const PAPER = 'paper.pdf';
const paper = () => new File([FILES.pdf], PAPER);

/** Speaks to a test app as somebody does who sends an application. */
export const sendingBench = (app: TestApp) => {
  const bench = draftBench(app);
  const post = (path: string, as: string, body: unknown, key?: string): Promise<Answer> =>
    app.call('POST', path, { as, body, ...(key ? { headers: { 'idempotency-key': key } } : {}) });

  /** Somebody with a draft who has agreed to the texts that hold now. */
  const applicant = async () => {
    const who = await bench.applicant();
    const { status } = await bench.page(who.as, who.reference).save('consents', POLICY_VERSIONS);
    if (status !== 200) throw new Error('not agreed');
    return who;
  };
  const partner = async ({ as }: Pick<Applying, 'as'>, more: object = {}, key?: string): Promise<Answer> =>
    post('/api/partners/v3/public', as, await partnerPayload(app.admin, more), key);
  const store = async (
    { as }: Pick<Applying, 'as'>,
    partnerId: string,
    more: object = {},
    key?: string,
  ): Promise<Answer> =>
    post('/api/merchants/v3/public', as, await merchantPayload(app.admin, partnerId, more), key);
  /** The parts of a draft as whoever asks reads them, with the version of each. */
  const versions = async ({ as, reference }: Pick<Applying, 'as' | 'reference'>) => {
    const parts: { part: string; version: number }[] =
      (await bench.get(as, reference)).body.data?.parts ?? [];
    return Object.fromEntries(parts.map(({ part, version }) => [part, version]));
  };
  /** Without `seen` as somebody who has seen all of it. */
  const complete = async (
    { as, reference }: Pick<Applying, 'as' | 'reference'>,
    merchants: readonly string[],
    { key, leftOut, seen }: { key?: string | undefined; leftOut?: readonly string[]; seen?: object } = {},
  ): Promise<Answer> =>
    post(
      `/api/self-service/drafts/${reference}/complete`,
      as,
      { merchants, leftOut, seen: seen ?? (await versions({ as, reference })) },
      key,
    );

  /** Says which document of the partner, or of a store, a file is. */
  const attach = (
    as: string,
    of: 'partners' | 'merchants',
    id: string,
    request: object,
    file?: File,
  ): Promise<Answer> => {
    const body = new FormData();
    body.set('request', JSON.stringify(request));
    if (file) body.set('file', file);
    return app.call('POST', `/api/${of}/v3/${id}/file/public`, { as, body });
  };

  /** Sends documents of the partner. */
  const papers = async (as: string, partnerId: string, codes: readonly string[] = NEEDED) => {
    for (const documentCode of codes) {
      const { status, body } = await attach(as, 'partners', partnerId, { documentCode }, paper());
      if (status !== 200) throw new Error(`not sent: ${JSON.stringify(body)}`);
    }
  };

  /** Somebody who has sent a partner with the documents that it needs, and stores, and has not completed the application. */
  const sent = async (stores: readonly object[] = [{}], more: object = {}) => {
    const who = await applicant();
    const { status, body } = await partner(who, more);
    if (status !== 200) throw new Error(`not sent: ${JSON.stringify(body)}`);
    const partnerId: string = body.data.id;
    const storeIds: string[] = [];
    for (const [at, one] of stores.entries()) {
      const answer = await store(who, partnerId, { branch: `branch-${at}`, ...one });
      if (answer.status !== 200) throw new Error(`not sent: ${JSON.stringify(answer.body)}`);
      storeIds.push(answer.body.data.id);
    }
    await papers(who.as, partnerId);
    return { ...who, partnerId, storeIds };
  };

  /** A file that was uploaded before. */
  const upload = async (as: string, name = 'permit.pdf', content = FILES.pdf): Promise<string> => {
    const id = crypto.randomUUID();
    const body = new FormData();
    body.set('id', id);
    body.set('offset', '0');
    body.set('size', String(content.length));
    body.set('sha256', createHash('sha256').update(content).digest('hex'));
    body.set('file', new File([content], name));
    const answer = await app.call('POST', '/api/self-service/uploads', { as, body });
    if (answer.status !== 200) throw new Error(`not uploaded: ${JSON.stringify(answer.body)}`);
    return id;
  };

  /** Another session of the same draft, as on a second device. */
  const secondDevice = async ({ mobile, reference }: Applying): Promise<string> => {
    const as = await bench.prove(mobile);
    const { status } = await bench.post(as, reference, 'open');
    if (status !== 200) throw new Error('not opened');
    return as;
  };

  return {
    ...bench,
    applicant,
    /** As anybody who has agreed to nothing yet. */
    newcomer: bench.applicant,
    messages: bench.sent,
    account: () => bankOf(app.admin),
    partner,
    store,
    versions,
    complete,
    papers,
    sent,
    upload,
    attach,
    secondDevice,
  };
};
