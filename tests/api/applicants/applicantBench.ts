import type { TestApp } from '#tests/support/app/app.ts';
import type { Answer } from '#tests/support/app/client.ts';
import { FILES } from '#tests/support/documents/uploads.ts';
import { type MadeApplication, makeApplication } from '#tests/support/records/applications.ts';

export interface Application extends MadeApplication {
  reference: string;
  tin: string;
  mobile: string;
}

let made = 0;

/** Speaks to a test app as an applicant does, who has a mobile number and no account. */
export const applicantBench = (app: TestApp) => {
  const issue = (body: unknown, headers: Record<string, string> = {}): Promise<Answer> =>
    app.call('POST', '/api/self-service/otp', { body, headers });
  const begin = (challengeId: string, otp: string): Promise<Answer> =>
    app.call('POST', '/api/self-service/session', { body: { challengeId, otp } });

  /** The newest code that went to a number or address; none is ''. */
  const code = async (recipient: string): Promise<string> => {
    const { rows } = await app.admin.query<{ body: string }>(
      'select body from outbox_message where recipient = $1 order by id desc limit 1',
      [recipient],
    );
    return /\b\d{6}\b/.exec(rows[0]?.body ?? '')?.[0] ?? '';
  };

  /** An application whose contact person has a mobile number; with it comes a TIN. */
  const application = async (more: Parameters<typeof makeApplication>[1] = {}): Promise<Application> => {
    const n = ++made;
    const [mobile, tin] = [`63917${String(2_000_000 + n)}`, `55500${String(n).padStart(4, '0')}000`];
    const one = await makeApplication(app.admin, { stores: [{}], ...more });
    await app.admin.query(
      `update contact_person set mobile_number = $2 where partner_id = $1 and role = 'CONTACT_PERSON'`,
      [one.partnerId, mobile],
    );
    const { rows } = await app.admin.query(
      'update partner set tin_number = $2 where id = $1 returning reference_number as reference',
      [one.partnerId, tin],
    );
    return { ...one, reference: rows[0].reference, tin, mobile };
  };

  /** A session by identifier or number; the code is read where it went. */
  const session = async (body: unknown, recipient: string): Promise<Answer['body']> => {
    await app.clearLimits();
    const { challengeId } = (await issue(body)).body.data;
    const answer = await begin(challengeId, await code(recipient));
    if (answer.status !== 200) throw new Error(`no session: ${JSON.stringify(answer.body)}`);
    return answer.body.data;
  };

  /** The token of an application's own applicant. */
  const signIn = async ({ reference, mobile }: Application): Promise<string> =>
    (await session({ identifier: reference }, mobile)).accessToken;

  /** Uploads a permit; `of` says to what. */
  const upload = (
    of: 'partners' | 'merchants',
    id: string | undefined,
    as: string | undefined,
    request: object = { documentCode: 'DTI' },
    content: { bytes?: Uint8Array<ArrayBuffer>; name?: string; headers?: Record<string, string> } = {},
  ): Promise<Answer> => {
    const body = new FormData();
    body.set('request', JSON.stringify(request));
    body.set('file', new File([content.bytes ?? FILES.pdf], content.name ?? 'permit.pdf'));
    return app.call('POST', `/api/${of}/v3/${id}/file/public`, { as, body, headers: content.headers ?? {} });
  };

  const isIn = async (as: string): Promise<boolean> =>
    (await app.call('GET', '/api/partners/regions', { as })).status === 200;

  return { issue, begin, code, application, session, signIn, upload, isIn };
};
