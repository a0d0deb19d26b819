import { oc } from '@orpc/contract';
import type { UploadKind } from '#domain/files/fileRules.ts';
import type { ProofKind } from '#domain/signIn/isProofRecent.ts';

/** Who may use a call or open a page: every group must hold; inside a group any one permission is enough. */
export interface Needs {
  all: readonly (readonly string[])[];
}

/** What the server asks before a call runs. It stands in the contract once; the security suite compares it with hand-written files. */
export interface CallMeta {
  /** anyone: no session; otp: an OTP session; machine: the key of a machine account; session: any signed-in user; permission: `needs` must hold. */
  access: 'anyone' | 'otp' | 'machine' | 'session' | 'permission';
  needs?: Needs;
  userType?: 'INTERNAL';
  /** Opens a session or permission call to an OTP session too, for its own application only. */
  orOtp?: boolean;
  /** Not in the specification's list of calls: marked `x-addition` in the OpenAPI document. */
  addition?: boolean;
  /** Session, OTP and audit calls take no Idempotency-Key. */
  keyless?: boolean;
  /** Writes one record: If-Match with its version is required (428) and compared (409). */
  versioned?: boolean;
  /** Manages its own transactions (session and OTP calls must keep counters that survive a refusal). */
  ownTransaction?: boolean;
  /** Counts its own attempts (per account, per token); other open calls are limited per address. */
  ownLimit?: boolean;
  /** How often a minute one address may make this open call, which carriers give to hundreds of people; 60 without it. */
  perAddress?: number;
  /** How often a minute one user may make this call; signed-in calls are else not limited. */
  perUser?: number;
  /**
   * Reads, builds or takes more than a page, such as a print, an export or an upload: one account makes three of these calls at once, and a
   * further one is refused with 429 `busy`. `preview` is a stored picture or paper that a page shows several of: twelve at once.
   */
  heavy?: true | 'preview';
  /** Takes one file of this kind, and texts beside it, as multipart/form-data. */
  upload?: UploadKind;
  /** Answers 202 instead of 200 where what was asked for waits for a second person. */
  mayWait?: boolean;
  /**
   * In a view of somebody else (ADR 34) reads are answered and nothing else. A read that hands out a `file`, its rows or its picture, and
   * one that answers what is one person's `own`, are refused there too. `kept` is done in the viewer's own name: it renews or ends what
   * is theirs. A call that is new says so in tests/access/viewCalls.ts.
   */
  inView?: 'file' | 'own' | 'kept';
  /** Open to an account that still has to set up its second factor (403 `factor_needed` elsewhere): what the set-up takes. */
  beforeFactor?: true;
  /**
   * How lately somebody with a second factor has to have proved it (403 `proof_needed`): within 15 minutes for an approval, begun again by
   * each; within 5 minutes for money, rights, keys and numbers in full.
   */
  proof?: ProofKind;
  /** Reference data: ETag and this Cache-Control max-age in seconds. */
  cacheSeconds?: number;
  /** A look-up over rows that change any time: ETag, and a browser asks each time before it uses what it kept. */
  revalidated?: boolean;
}

/** Calls that ask for a code or enter it: what one person may do is counted by number, device and code. */
export const CODES_PER_ADDRESS = { perAddress: 600 } as const satisfies Partial<CallMeta>;

/** The start of every row of the contract. A call that names neither its needs nor another access is closed to everybody. */
const base = oc.$meta<CallMeta>({ access: 'permission' });

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * Begins one row: method, path and who may call. Input is always detailed (`params`, `query`, `body`), so that a body can
 * never overwrite a path parameter. Metas are merged, so a call that needs no permission says so.
 */
export const call = (method: Method, path: `/api/${string}`, meta: CallMeta) =>
  base.meta(meta.access === 'permission' ? meta : { needs: undefined, ...meta }).route({
    method,
    path,
    inputStructure: 'detailed',
    ...(meta.addition ? { spec: (operation) => ({ ...operation, 'x-addition': true }) } : {}),
  });

/** A call that needs one of the named permissions. */
export const any = (...permissions: string[]): { access: 'permission'; needs: Needs } => ({
  access: 'permission',
  needs: { all: [permissions] },
});
