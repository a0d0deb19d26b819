import type { TestApp } from '#tests/support/app/app.ts';
import type { Answer } from '#tests/support/app/client.ts';
import { applicantBench } from './applicantBench.ts';

const DRAFTS = '/api/self-service/drafts';
let people = 0;

/** Speaks to a test app as somebody does who writes an application. */
export const draftBench = (app: TestApp) => {
  const bench = applicantBench(app);

  /** A mobile number that nobody has proved yet. */
  const newNumber = (): string => `63918${String(3_000_000 + ++people)}`;

  /** A session of whoever has this number, of no draft yet; with an address, the code went there too. */
  const prove = async (mobileNumber: string, email?: string): Promise<string> =>
    (await bench.session({ mobileNumber, ...(email ? { email } : {}) }, mobileNumber)).accessToken;

  const begin = (as: string, headers: Record<string, string> = {}): Promise<Answer> =>
    app.call('POST', DRAFTS, { as, body: {}, headers });

  /** Somebody with a draft of their own: their number, session and reference number. */
  const applicant = async (mobile = newNumber(), email?: string) => {
    const as = await prove(mobile, email);
    const { status, body } = await begin(as);
    if (status !== 200) throw new Error(`no draft: ${JSON.stringify(body)}`);
    return { as, mobile, reference: `${body.data.referenceNumber}` };
  };

  const get = (as: string, reference: string): Promise<Answer> =>
    app.call('GET', `${DRAFTS}/${reference}`, { as });
  const list = (as: string): Promise<Answer> => app.call('GET', DRAFTS, { as });
  const post = (as: string, reference: string, verb: string, body?: unknown): Promise<Answer> =>
    app.call('POST', `${DRAFTS}/${reference}/${verb}`, { as, body });

  /** A page that saves parts, numbering its saves. */
  const page = (as: string, reference: string) => {
    const writer = crypto.randomUUID();
    let number = 0;
    const save = (
      part: string,
      values: unknown,
      seen: number | null = null,
      given?: number,
    ): Promise<Answer> => {
      number = given ?? number + 1;
      return post(as, reference, 'parts', { part, values, seen, by: { writer, number } });
    };
    return { save };
  };

  /** All that went to a number or an address, the newest first. */
  const sent = async (recipient: string): Promise<string[]> => {
    const text = 'select body from outbox_message where recipient = $1 order by id desc';
    return (await app.admin.query<{ body: string }>(text, [recipient])).rows.map(({ body }) => body);
  };

  return { ...bench, newNumber, prove, begin, applicant, get, list, post, page, sent };
};
