import { randomBytes } from 'node:crypto';
import { manilaDate } from '#domain/day.ts';
import { tokenHash } from '#server/signIn/tokensAndCodes.ts';
import type { TestApp } from './app/app.ts';
import type { Answer } from './app/client.ts';
import { newUser } from './people.ts';

export interface MadeCode {
  id: string;
  code: string;
  version: number;
}

let number = 0;

/** Speaks to a test app as whoever makes registration codes does, and as whoever registers with one. */
export const registrationBench = (app: TestApp) => {
  const titleIds = async (...names: string[]): Promise<string[]> =>
    (
      await app.admin.query('select id from job_title where name = any ($1::citext[]) order by name', [names])
    ).rows.map(({ id }) => id);

  /** The first store in use of the partner that makes the codes. */
  const store = async (): Promise<string> => {
    const { rows } = await app.admin.query(`select m.id from merchant m
      join user_account u on u.partner_id = m.partner_id and u.username = 'partner.admin'
      where m.status = 'A' order by m.id limit 1`);
    return rows[0].id;
  };

  /** A code for cashiers of the caller's partner, unless `more` says otherwise. */
  const make = async (more: Record<string, unknown> = {}, as = 'partner.admin'): Promise<Answer> =>
    app.call('POST', '/api/registration-codes', {
      as,
      body: {
        jobTitleIds: await titleIds('Cashier'),
        dateExpires: manilaDate(app.clock.now()),
        maxUses: 3,
        ...more,
      },
    });
  const made = async (more?: Record<string, unknown>, as?: string): Promise<MadeCode> => {
    const { status, body } = await make(more, as);
    if (status !== 200) throw new Error(JSON.stringify(body));
    return body.data;
  };

  /** A number that nobody else has, and the proof that it is somebody's. */
  const proved = async (): Promise<{ otpId: string; mobile: string }> => {
    const [otpId, mobile] = [randomBytes(24).toString('base64url'), `63918${String(3_000_000 + ++number)}`];
    await app.admin.query(
      `insert into otp_challenge (id, purpose, username, code_hash, issued_at, used_at, mobile_number, reset_hash, reset_expires_at)
       values (gen_random_uuid(), 'registration', $1::text::citext, 'x', $2, $2, $1::text, $3, $2::timestamptz + interval '1 hour')`,
      [mobile, app.clock.now(), tokenHash(otpId)],
    );
    return { otpId, mobile };
  };

  /** What identifies whoever has a proof: an ID and a selfie, sent in with it. */
  const sentIn = async (otpId: string) => {
    const { rows } = await app.admin.query<{ id: string; kind: string }>(
      `with kept as (
         insert into file (purpose, name, media_type, size, sha256, storage_key)
         select 'identification', kind || '.jpg', 'image/jpeg', 1, repeat('0', 64), 'uploads/' || gen_random_uuid()
         from unnest(array['identification', 'selfie']) as k(kind) returning id, split_part(name, '.', 1) as kind
       ) insert into registration_file (file_id, kind, proof_hash) select id, kind, $1 from kept returning file_id as id, kind`,
      [tokenHash(otpId)],
    );
    const idOf = (kind: string) => rows.find((row) => row.kind === kind)?.id;
    return {
      codeIdentificationType: 'PHILID',
      textIdentificationNumber: '1234-5678-9012-3456',
      identificationFile: idOf('identification'),
      selfieFile: idOf('selfie'),
    };
  };

  /** Registers somebody with a code, their number proved and their ID sent in, unless `more` brings those along. */
  const register = async (registrationCode: string, more: Record<string, unknown> = {}): Promise<Answer> => {
    const { otpId, mobile } = more.contactNumber ? { otpId: null, mobile: null } : await proved();
    const proof = 'otpId' in more ? more.otpId : otpId;
    const isIdentified = 'codeIdentificationType' in more || typeof proof !== 'string';
    const body = newUser({
      registrationCode,
      otpId,
      ...(isIdentified ? {} : await sentIn(proof)),
      flagAcceptableUse: true,
      flagPrivacyPolicy: true,
      contactNumber: { mobile },
      emailAddress: `registers.${number}@example.test`,
      jobTitle: 'Cashier',
      ...more,
    });
    return app.call('POST', '/api/user/v2/register', { body });
  };

  const look = (code: string): Promise<Answer> =>
    app.call('GET', '/api/user/registration-codes', { query: { code } });

  return { titleIds, store, make, made, proved, sentIn, register, look };
};
