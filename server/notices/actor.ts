import { z } from 'zod';
import { OFFICES, type Office, officeOf } from '#domain/access/office.ts';
import { type Sentence, same } from '#domain/sentence.ts';
import type { SignedIn } from '../http/caller/loadUser.ts';

/** Somebody of the staff who acts, as a notice keeps them; notices of before the office was kept have the name alone. */
export const actor = {
  by: z.string(),
  office: z.enum(Object.keys(OFFICES) as [Office, ...Office[]]).optional(),
};

/** Keeps who acts with a notice. */
export const actorOf = ({ username, roles }: Pick<SignedIn, 'username' | 'roles'>) => ({
  by: username,
  office: officeOf(roles),
});

/** What a reader is told of who acted: staff the name, people outside the office. In Filipino with its marker, "ni Ana", "ng Support". */
export const byActor = (
  { by, office = 'STAFF' }: { by: string; office?: Office | undefined },
  isOutside: boolean,
): Sentence => {
  if (!isOutside) return { ...same(by), fil: `ni ${by}` };
  const { en, fil } = OFFICES[office];
  return { en, fil: `ng ${fil}` };
};
