import { z } from 'zod';
import { any, type CallMeta, call } from '../call.ts';
import { done, envelope, id, idParams, instant, noInput, wholeList } from '../envelope.ts';
import { named } from '../shapes/code.ts';
import { separationBody } from '../shapes/separation.ts';

/** Two permissions that nobody is given together, and who holds both all the same since before that was said. */
const separationRule = z.object({
  id,
  one: z.string(),
  other: z.string(),
  reason: z.string(),
  /** Accounts that hold both, in whatever way: standing conflicts, to be resolved. */
  holderCount: z.number().int(),
  /** The first of them by name, for those who may see accounts. */
  holders: z.array(z.object({ id, name: z.string() })),
  createdBy: named,
  dtimeCreated: instant,
});
export type SeparationRule = z.infer<typeof separationRule>;

const view = {
  ...any('UM_VIEW_ACCESS_ROLE'),
  userType: 'INTERNAL',
  addition: true,
} as const satisfies CallMeta;
const edit = { ...view, ...any('UM_EDIT_ACCESS_ROLE') } as const satisfies CallMeta;

export const separations = {
  /** All of them: a pair of permissions stands once, so there are `MOST_PAIRS` at most, however many people and years. */
  listSeparations: call('GET', '/api/separation-rules', view)
    .input(noInput)
    .output(wholeList(separationRule)),
  /** Answers who stands in conflict with it today. */
  addSeparation: call('POST', '/api/separation-rules', { ...edit, proof: 'money' })
    .input(z.object({ body: separationBody }))
    .output(envelope(separationRule)),
  removeSeparation: call('POST', '/api/separation-rules/{id}/remove', { ...edit, proof: 'money' })
    .input(z.object({ params: idParams }))
    .output(done),
};
