import { z } from 'zod';
import { NOTICE_TOPICS, NOTICE_WAYS } from '#domain/people/noticeTopics.ts';
import { PASSKEY_NAME, SECOND_FACTORS } from '#domain/signIn/secondFactor.ts';
import type { CallMeta } from '../call.ts';
import { call } from '../call.ts';
import { envelope, id, idParams, instant, noInput, wholeList } from '../envelope.ts';
import { line } from '../line.ts';
import { passkeyMade, passkeyOptions } from '../shapes/passkey.ts';
import { userSession } from './users.ts';

const passkey = z.object({ id, name: z.string(), dtimeCreated: instant, dtimeUsed: instant.nullable() });
export type MyPasskey = z.infer<typeof passkey>;

const security = z.object({
  /** What a sign-in asks for besides the password. */
  secondFactor: z.enum(SECOND_FACTORS),
  /** The company wants one: it may be changed, and not turned off. */
  isRequired: z.boolean(),
  dtimeSince: instant.nullable(),
  /** Recovery codes that were not used yet. */
  codesLeft: z.number().int(),
  mobileLast4: z.string().nullable(),
  dtimePassword: instant.nullable(),
  passkeys: z.array(passkey),
  /** Whether passkeys work here: they need an address that is a name, and encryption. */
  offersPasskeys: z.boolean(),
});
export type MySecurity = z.infer<typeof security>;

const ways = { sms: z.literal('sms'), app: z.literal('app'), passkey: z.literal('passkey') };
const begun = z.union([
  z.object({ way: ways.sms, challengeId: z.string(), mobileLast4: z.string() }),
  /** The secret as text, to type it in, and as the link that an app reads as a QR code. */
  z.object({ way: ways.app, secret: z.string(), link: z.string() }),
  /** What the browser is asked with to make a passkey. */
  z.object({ way: ways.passkey, challengeId: z.string(), options: passkeyOptions }),
]);
export type BegunFactor = z.infer<typeof begun>;

const noticeTopic = z.enum(NOTICE_TOPICS);
const noticeWay = z.enum(NOTICE_WAYS);
const noticeChoices = z.object({
  /** Without an address nothing is mailed. */
  hasMail: z.boolean(),
  choices: z.array(z.object({ topic: noticeTopic, way: noticeWay })),
});
export type MyNotices = z.infer<typeof noticeChoices>;

const password = z.string().min(1).max(200);
const code = z.string().trim().max(12);
/** Shown this once. */
const recoveryCodes = z.array(z.string());

const own = { access: 'session', addition: true, inView: 'own' } as const satisfies CallMeta;
/** What is answered once is not kept for a repeated key, and counters survive a refusal. */
const guarded = { ...own, keyless: true, ownTransaction: true } as const satisfies CallMeta;
const tried = { ...guarded, perUser: 10 } as const satisfies CallMeta;
const setUp = { ...tried, beforeFactor: true } as const satisfies CallMeta;
// Somebody who has a second factor proves it before another takes its place.
const proved = { ...tried, proof: 'money' } as const satisfies CallMeta;
const SETTINGS = '/api/my-account/settings';
const SECURITY = `${SETTINGS}/security` as const;

/** What somebody sets for their own account: how they sign in, and where they are signed in. */
export const mySettings = {
  getMySecurity: call('GET', SECURITY, { ...own, ownTransaction: true, beforeFactor: true })
    .input(noInput)
    .output(envelope(security)),
  /** Begins to turn a second factor on: sends a code, or makes the secret of an app, which waits a quarter of an hour. */
  beginSecondFactor: call('POST', `${SECURITY}/second-factor`, { ...setUp, ...proved })
    .input(z.object({ body: z.strictObject({ way: z.enum(['sms', 'app', 'passkey']), password }) }))
    .output(envelope(begun)),
  /** Turns it on by its first code, or the passkey that was made; answers new recovery codes, none for one passkey more. */
  confirmSecondFactor: call('POST', `${SECURITY}/second-factor/confirm`, setUp)
    .input(
      z.object({
        body: z.union([
          z.strictObject({ way: ways.sms, challengeId: z.uuid(), code }),
          z.strictObject({ way: ways.app, code }),
          z.strictObject({
            way: ways.passkey,
            challengeId: z.uuid(),
            name: line(PASSKEY_NAME).min(1),
            passkey: passkeyMade,
          }),
        ]),
      }),
    )
    .output(envelope(z.object({ recoveryCodes }))),
  endSecondFactor: call('POST', `${SECURITY}/second-factor/end`, proved)
    .input(z.object({ body: z.strictObject({ password }) }))
    .output(envelope(security)),
  /** Forgets a passkey; with the last one the second factor is off. */
  removePasskey: call('POST', `${SECURITY}/passkeys/{id}/remove`, proved)
    .input(z.object({ params: idParams, body: z.strictObject({ password }) }))
    .output(envelope(security)),
  /** Makes ten new recovery codes; those before count no more. */
  renewRecoveryCodes: call('POST', `${SECURITY}/recovery-codes`, proved)
    .input(z.object({ body: z.strictObject({ password }) }))
    .output(envelope(z.object({ recoveryCodes }))),
  /** By which way one is told of what, besides the portal. */
  getMyNotices: call('GET', `${SETTINGS}/notifications`, own).input(noInput).output(envelope(noticeChoices)),
  saveMyNotices: call('POST', `${SETTINGS}/notifications`, own)
    .input(z.object({ body: z.strictObject({ topic: noticeTopic, way: noticeWay }) }))
    .output(envelope(noticeChoices)),
  /** What the portal keeps of the caller, as a workbook. */
  getMyData: call('GET', `${SETTINGS}/data`, {
    ...own,
    ownTransaction: true,
    perUser: 5,
    heavy: true,
  })
    .input(noInput)
    .output(z.file()),
  listMySessions: call('GET', `${SETTINGS}/sessions`, { ...own, ownTransaction: true })
    .input(noInput)
    .output(wholeList(userSession)),
  /** Ends one of one's other sessions, or all of them; this one goes on. */
  endMySessions: call('POST', `${SETTINGS}/sessions/end`, guarded)
    .input(z.object({ body: z.strictObject({ sessionId: z.uuid().optional() }).optional() }))
    .output(envelope(z.object({ ended: z.number().int() }))),
};
