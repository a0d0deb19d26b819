import type { TestApp } from '#tests/support/app/app.ts';
import type { Answer } from '#tests/support/app/client.ts';
import { merchantPayload, partnerPayload } from '#tests/support/records/payloads.ts';
import { draftBench } from './draftBench.ts';

export interface Applying {
  as: string;
  mobile: string;
  reference: string;
}

/** Speaks to a test app as somebody does who sends an application. */
export const sendingBench = (app: TestApp) => {
  const bench = draftBench(app);
  const post = (path: string, as: string, body: unknown, key?: string): Promise<Answer> =>
    app.call('POST', path, { as, body, ...(key ? { headers: { 'idempotency-key': key } } : {}) });

  const partner = async ({ as }: Pick<Applying, 'as'>, more: object = {}, key?: string): Promise<Answer> =>
    post('/api/partners/v3/public', as, await partnerPayload(app.admin, more), key);
  const store = async (
    { as }: Pick<Applying, 'as'>,
    partnerId: string,
    more: object = {},
    key?: string,
  ): Promise<Answer> =>
    post('/api/merchants/v3/public', as, await merchantPayload(app.admin, partnerId, more), key);
  const complete = (
    { as, reference }: Pick<Applying, 'as' | 'reference'>,
    merchants: readonly string[],
    key?: string,
  ): Promise<Answer> => post(`/api/self-service/drafts/${reference}/complete`, as, { merchants }, key);

  /** Somebody who has sent a partner and stores, and has not completed the application. */
  const sent = async (stores: readonly object[] = [{}], more: object = {}) => {
    const who = await bench.applicant();
    const { status, body } = await partner(who, more);
    if (status !== 200) throw new Error(`not sent: ${JSON.stringify(body)}`);
    const partnerId: string = body.data.id;
    const storeIds: string[] = [];
    for (const [at, one] of stores.entries()) {
      const answer = await store(who, partnerId, { branch: `branch-${at}`, ...one });
      if (answer.status !== 200) throw new Error(`not sent: ${JSON.stringify(answer.body)}`);
      storeIds.push(answer.body.data.id);
    }
    return { ...who, partnerId, storeIds };
  };

  return { ...bench, partner, store, complete, sent };
};
