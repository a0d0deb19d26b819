import type { Workshop } from '../../../jobs/workshop.ts';
import { endDrafts } from './endDrafts.ts';
import { remindDrafts } from './remindDrafts.ts';
import { removeUploads } from './removeUploads.ts';

/** Ends applications that nobody goes on with, reminds of the others, and removes the files of what is gone. */
export const keepDrafts = async ({ deps, pool }: Pick<Workshop, 'deps' | 'pool'>): Promise<void> => {
  await endDrafts(pool, deps.now());
  await remindDrafts(pool, deps);
  await removeUploads({ deps, pool });
};
