import { submitForApproval } from '../../approvals/submitForApproval.ts';
import { os } from '../../http/os.ts';
import { moved } from '../../http/versionOf.ts';
import { needsSecondPerson, openRoleEdit } from './openRoleEdit.ts';
import { readRole } from './readRole.ts';
import { roleChange, writeRole } from './roleChange.ts';

/**
 * Changes a role; what it newly grants its editor must hold. What makes it approve, move money or give rights waits for a second person:
 * the answer is the role as it stays until then. People who hold less by a change are signed out and told. 404, 409, 428, 400, 422 rule_*.
 */
export const editAccessRole = os.accessRoles.editAccessRole.handler(async ({ input, context }) => {
  const { tx } = context;
  const edit = await openRoleEdit(context, { id: input.params.id, body: input.body });
  const isAsked = needsSecondPerson(edit);
  // What is asked for is made and undone, so that its maker hears the refusals that its approver would hear.
  if (isAsked) await tx.query({ text: 'savepoint asked' });
  if (!(await writeRole(context, edit))) throw moved((await readRole(tx, edit.id)).role);
  if (isAsked) {
    await tx.query({ text: 'rollback to savepoint asked' });
    await submitForApproval(context, {
      kind: roleChange,
      owner: { ownerId: edit.id },
      subjectName: edit.before.name,
      command: edit.body,
      baseVersion: edit.version,
    });
  }
  return { data: (await readRole(tx, edit.id)).role };
});
