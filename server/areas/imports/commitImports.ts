import type { ImportKindId } from '#domain/importJobs/importKinds.ts';
import { osOpen } from '../../http/os.ts';
import type { ImportKinds } from '../../imports/importKind.ts';
import { answerOrder, waitFor } from './answerImport.ts';
import { type Called, callerOf, importOnce } from './files/importOnce.ts';
import { heldAtVersion } from './heldImport.ts';
import { type Order, orderCommit } from './orderCommit.ts';

const WAIT_MS = 5_000;

interface Committing extends Called {
  input: { body: Order & { importId: string } };
}

const commitOf = (kinds: ImportKinds) => (kind: ImportKindId) => async (called: Committing) => {
  const { body } = called.input;
  const caller = callerOf(kinds, called);
  const id = await importOnce(kinds, called, async (context) => {
    const job = await heldAtVersion(context, body.importId);
    await orderCommit(context, kind, job, body);
    return job.id;
  });
  await waitFor(caller, id, WAIT_MS);
  return { data: await answerOrder(caller, id) };
};

const { imports } = osOpen;

/**
 * Calls that write the rows of a checked import that may go in: the valid ones, or all or none. 202 where they wait for a second
 * person. 404, 403, 428, 409 when somebody moved it since, 422 rule_import_busy, rule_import_errors, rule_same_file.
 */
export const commitImports = (kinds: ImportKinds) => {
  const commit = commitOf(kinds);
  return {
    batchPartner: imports.batchPartner.handler(commit('partner')),
    batchMerchant: imports.batchMerchant.handler(commit('merchant')),
    commitMerchant3rdParty: imports.commitMerchant3rdParty.handler(commit('merchant-3rd-party')),
    batchUserRegistration: imports.batchUserRegistration.handler(commit('user-registration')),
    batchPromo: imports.batchPromo.handler(commit('promo')),
    batchTransactions: imports.batchTransactions.handler(commit('transactions')),
  };
};
