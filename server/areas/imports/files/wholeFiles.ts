import type { ImportKindId } from '#domain/importJobs/importKinds.ts';
import type { ImportStatus } from '#domain/importJobs/importStatus.ts';
import { each, type Sentence } from '#domain/sentence.ts';
import { withContext } from '../../../db/context.ts';
import { fail } from '../../../http/errors/fail.ts';
import { osUpload } from '../../../http/os.ts';
import type { ImportKinds } from '../../../imports/importKind.ts';
import { readImport, type StoredImport } from '../../../imports/readImport.ts';
import { answerOrder, waitFor } from '../answerImport.ts';
import { orderCommit } from '../orderCommit.ts';
import { callerOf } from './importOnce.ts';
import { receiveOnce, type Uploading } from './receiveOnce.ts';

/** A whole file of the largest size is checked and written within this time; what takes longer goes on, and the answer says so. */
const WAIT_MS = 120_000;

const problemsIn = ({ id, counts, message, status }: StoredImport): Sentence => {
  if (message) return message;
  if (status === 'mapping')
    return {
      en: `Columns are missing or not recognised: see import ${id}.`,
      fil: `May kulang o hindi nakilalang column: tingnan ang import ${id}.`,
    };
  const rows = (counts.error ?? 0) + (counts.failed ?? 0);
  return each((language) =>
    language === 'en'
      ? `Nothing was written: ${rows} ${rows === 1 ? 'row has' : 'rows have'} problems. See import ${id}.`
      : `Walang naisulat: may problema ang ${rows} hilera. Tingnan ang import ${id}.`,
  );
};

/** What an earlier request of the same key has brought about. */
const OVER: readonly ImportStatus[] = ['confirming', 'committing', 'done'];

const isSound = ({ status, counts }: StoredImport): boolean =>
  status === 'review' && !counts.error && !counts.failed;

/** Stages and commits in one call: with any error the whole file is refused, and stays to be looked at. */
const wholeOf = (kinds: ImportKinds) => (kind: ImportKindId) => async (called: Uploading) => {
  const caller = callerOf(kinds, called);
  const id = await receiveOnce(kinds, called, kind);
  const checked = await waitFor(caller, id, WAIT_MS);
  const isOver = OVER.includes(checked.status);
  if (!isOver && !isSound(checked)) throw fail('rule_import_errors', problemsIn(checked));
  const inContext = <T>(work: Parameters<typeof withContext<T>>[3]) =>
    withContext(caller.deps.pools, caller.user.actor, caller.requestId, work);
  if (isSound(checked))
    await inContext(async (tx) => {
      const job = await readImport(tx, id, true);
      if (isSound(job))
        await orderCommit({ ...caller, tx }, kind, job, { mode: 'all', allowSameFile: false });
    });
  const written = await waitFor(caller, id, WAIT_MS);
  if (isSound(written) || written.status === 'review') throw fail('rule_import_errors', problemsIn(written));
  return { data: await answerOrder(caller, id) };
};

const { imports } = osUpload;

/** Calls with a file of third-party merchants, or of partners, that goes in whole or not at all. 202 where it waits for a second person. 413, 422. */
export const wholeFiles = (kinds: ImportKinds) => {
  const whole = wholeOf(kinds);
  return {
    batchMerchant3rdParty: imports.batchMerchant3rdParty.handler(whole('merchant-3rd-party')),
    batchPartners: imports.batchPartners.handler(whole('partner')),
  };
};
