import { z } from 'zod';
import { viewFields } from '#domain/fields/view.ts';
import { any, type CallMeta, call } from '../call.ts';
import { done, envelope, id, idParams } from '../envelope.ts';
import { userDetails } from '../session.ts';
import { lineOf } from '../shapes/lineOf.ts';

const view = z.object({
  /** Sent as the header View-As by the tab that views. */
  id: z.uuid(),
  kind: z.enum(['user', 'role']),
  /** Whose view it is: a person, or an access role. */
  name: z.string(),
  /** Where whoever is shown works: a person at a store or else the partner, a role at a partner or one of its stores; null of staff. */
  place: z.string().nullable(),
  /** Seconds until it ends by itself. */
  expiresIn: z.number().int(),
  /** Who is shown as signed in, with the rights and the reach of both. */
  user: userDetails,
});
export type View = z.infer<typeof view>;

const begins = {
  ...any('UM_VIEW_ACCESS_ROLE'),
  userType: 'INTERNAL',
  addition: true,
} as const satisfies CallMeta;
/** A person's name and place are shown with it: to whoever sees accounts too. */
const beginsOfUser = {
  ...begins,
  needs: { all: [['UM_VIEW_ACCESS_ROLE'], ['UR_VIEW']] },
} as const satisfies CallMeta;
const body = z.strictObject({ reason: lineOf(viewFields.reason) });

/** Of a role of partners, whose rows it is to show: a partner's, or those of one of its stores. */
const roleBody = body.extend({ partnerId: id.optional(), merchantId: id.optional() });

/** Seeing the portal as a person or a role sees it: read only, recorded, for half an hour at most. */
export const views = {
  beginUserView: call('POST', '/api/user-account/{id}/view', beginsOfUser)
    .input(z.object({ params: idParams, body }))
    .output(envelope(view)),
  /**
   * A role of staff takes no partner. One of partners takes a partner that is not closed, with a trading store of it when its people work
   * in stores (`reaches` of the role). 400 names what is missing or wrong.
   */
  beginRoleView: call('POST', '/api/access-role-management/{id}/view', begins)
    .input(z.object({ params: idParams, body: roleBody }))
    .output(envelope(view)),
  /** Ends a view of this sign-in; one that has ended stays as it ended. */
  endView: call('POST', '/api/views/{id}/end', {
    access: 'session',
    userType: 'INTERNAL',
    addition: true,
    keyless: true,
    inView: 'kept',
  })
    .input(z.object({ params: z.strictObject({ id: z.uuid() }) }))
    .output(done),
};
