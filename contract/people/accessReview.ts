import { z } from 'zod';
import type { CallMeta } from '../call.ts';
import { call } from '../call.ts';
import { envelope, id, idParams, instant } from '../envelope.ts';
import { filter, listOf, listQuery } from '../list.ts';
import { userDetails } from '../session.ts';
import { day, named } from '../shapes/code.ts';
import { permissionOfUser } from './users.ts';

/** What the review of access looks for: rights that are not used, and people who do not sign in. */
export const REVIEW_FINDINGS = ['unused-rights', 'no-sign-in'] as const;
export type ReviewFinding = (typeof REVIEW_FINDINGS)[number];

const unusedRight = z.object({
  permission: z.string(),
  /** The roles that give it; none where it was given to the person alone. */
  roles: z.array(z.string()),
  /** The last day that it was used; null for never, as far as it was noted. */
  lastUsed: day.nullable(),
});
const reviewRow = z.object({
  id,
  /** The full name. */
  name: z.string(),
  username: named,
  type: userDetails.shape.type,
  roles: z.array(z.string()),
  partnerId: id.nullable(),
  partnerName: named,
  dtimeSignedIn: instant.nullable(),
  /** The last sign-in; of whoever never signed in when they accepted the invitation, or when the account was made. */
  dtimeIdle: instant,
  /** Rights that the person has had for 90 days and not used in them. */
  unusedRights: z.array(unusedRight),
  dtimeCreated: instant,
});
export type ReviewRow = z.infer<typeof reviewRow>;

export const REVIEW_SORTS = ['name', 'dtimeIdle', 'dtimeCreated', 'id'] as const;
export const reviewFilters = {
  id: filter.ids(),
  /** As in the lists of accounts. */
  q: filter.text(),
  type: filter.oneOf(['INTERNAL', 'EXTERNAL']),
  role: filter.text(),
  partnerId: filter.ids(),
};

/** How an account stood. A lock, which passes by itself, is not told. */
const stood = z.enum(['INVITED', 'ACTIVE', 'SUSPENDED', 'CLOSED']);
const accessOn = z.object({
  /** Null before there was an account. */
  status: stood.nullable(),
  /** The roles by name; a disabled one gave nothing. */
  roles: z.array(z.object({ role: z.string(), isEnabled: z.boolean() })),
  /** Codes of modules that were switched off for the person, and of those given besides the roles. */
  modulesOff: z.array(z.string()),
  modulesGranted: z.array(z.string()),
  /** What followed: as `getUserAccess`. */
  permissions: z.array(permissionOfUser),
});
export type AccessOn = z.infer<typeof accessOn>;

/** The most people that are named of those who had a role. */
export const MOST_HOLDERS = 200;
const roleHolders = z.object({
  /** How many had it, named or not. */
  total: z.number().int(),
  list: z.array(z.object({ id, name: z.string(), username: named, status: stood })),
});
export type RoleHolders = z.infer<typeof roleHolders>;

const review = {
  access: 'permission',
  needs: { all: [['UR_VIEW'], ['UM_VIEW_ACCESS_ROLE']] },
  userType: 'INTERNAL',
  addition: true,
} as const satisfies CallMeta;

/** Who has rights that they do not use, and who does not come any more. */
export const accessReview = {
  /** People who may sign in, and who for 90 days did not (`no-sign-in`) or did not use a right (`unused-rights`). */
  listAccessReview: call('GET', '/api/user-account/access-review/{finding}', review)
    .input(
      z.object({
        params: z.strictObject({ finding: z.string().max(20) }),
        query: listQuery(reviewFilters, REVIEW_SORTS),
      }),
    )
    .output(listOf(reviewRow)),
  /** What somebody held at the end of one of Manila's days; of today, what they hold now. */
  getUserAccessOn: call('GET', '/api/user-account/{id}/access-on', review)
    .input(z.object({ params: idParams, query: z.strictObject({ day }) }))
    .output(envelope(accessOn)),
  /** Who had a role at the end of one of Manila's days, by name, the first `MOST_HOLDERS` of them. 404, 400 for a day to come. */
  listRoleHolders: call('GET', '/api/access-role-management/{id}/holders', review)
    .input(z.object({ params: idParams, query: z.strictObject({ day }) }))
    .output(envelope(roleHolders)),
};
