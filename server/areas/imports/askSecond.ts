import { importKinds } from '#domain/importJobs/importKinds.ts';
import { type Permission, rolesGiving } from '#domain/permissions.ts';
import { approvalKind } from '#domain/review/approval.ts';
import { submitForApproval } from '../../approvals/submitForApproval.ts';
import type { Tx } from '../../db/context.ts';
import { fail } from '../../http/errors/fail.ts';
import type { StoredImport } from '../../imports/readImport.ts';
import { holdForSecond } from '../../imports/second/holdForSecond.ts';
import { idsOf, readHands } from '../../imports/second/readHands.ts';
import type { ImportWork } from './importWork.ts';
import { wholeImport } from './wholeImport.ts';

const COUNT = 'select count_staff_beside($1, $2) as others';
// A right that no role gives by its name comes with what its roles are made of.
const COUNT_WITH = 'select count_staff_with($1, $2) as others';
const NOBODY = {
  en: 'A second person has to confirm this, and everybody who could has uploaded or changed some of it: nobody is left to decide.',
  fil: 'Kailangan itong kumpirmahin ng pangalawang tao, pero lahat ng puwede ay nag-upload o nagbago ng ilan dito: wala nang makapagpapasya.',
};

const MOVED = {
  en: 'Records were changed since this was checked: check again before a second person looks at it.',
  fil: 'May nabagong rekord mula nang suriin ito: suriin muli bago tingnan ng pangalawang tao.',
};

/** How many staff hold a right, but for some people. */
const countOthers = async (tx: Tx, checker: Permission, people: readonly string[]): Promise<number> => {
  const roles = rolesGiving(checker);
  const [found] = await tx.query<{ others: number }>(
    roles.length ? { text: COUNT, values: [roles, people] } : { text: COUNT_WITH, values: [checker, people] },
  );
  return found?.others ?? 0;
};

/**
 * Holds an import until a second person has confirmed the whole of it. 422 rule_import_busy when records have moved since its check,
 * rule_nobody_left when there is nobody to confirm it.
 */
export const askSecond = async (
  context: ImportWork,
  job: StoredImport,
  mode: 'valid' | 'all',
): Promise<void> => {
  const { tx, user, deps, language } = context;
  if (await context.kinds[job.kind].hasMoved?.(tx, job.id)) throw fail('rule_import_busy', MOVED);
  const hands = await readHands(tx, job.id);
  const name = importKinds[job.kind].confirmed ?? 'IMPORT';
  if (!(await countOthers(tx, approvalKind[name].checker, [...hands, user.username])))
    throw fail('rule_nobody_left', NOBODY);
  const held = { mode, username: user.username, now: deps.now() };
  const baseVersion = await holdForSecond(tx, job, held);
  await submitForApproval(context, {
    kind: wholeImport(context.kinds, name),
    owner: { importId: job.id, importKind: job.kind, hands: await idsOf(tx, hands) },
    subjectName: job.fileName,
    command: { language },
    baseVersion,
  });
};
