import { type DraftPartName, hasAnswers } from '#domain/applicants/draftParts.ts';
import { getDraft } from '../../../../providers/applicant/drafts.ts';
import { waitOut } from '../../../../providers/http/waitOut.ts';
import { type Application, storeOf } from '../draft/application.ts';
import { PartRefused } from './sendApplication.ts';

/** A part that another device has changed, and what its store is called. */
export interface UnseenPart {
  name: DraftPartName;
  store: string;
}

const storeIn = (application: Application, name: DraftPartName, before: unknown): string => {
  const [, at] = /^branch-(\d+)$/.exec(name) ?? [];
  if (at === undefined) return '';
  const now = application.store.values(name) ? storeOf(application, Number(at)) : null;
  return String(now?.merchantName || (before as { merchantName?: string } | null)?.merchantName || '');
};

/**
 * Reads what another device has saved since this one has read it: whoever submits has not seen it, and what stood here would be sent in its
 * place. Rejects with a PartRefused.
 */
export const readUnseen = async (application: Application): Promise<UnseenPart[]> => {
  const { draft, store } = application;
  const { state, parts } = await waitOut(
    () => getDraft(draft.referenceNumber),
    () => undefined,
  ).catch((error: unknown) => {
    throw new PartRefused('business', error);
  });
  // Of one that was sent meanwhile nothing is left to read; whoever sends it again is told.
  if (state !== 'OPEN') return [];
  return store
    .catchUp(parts, hasAnswers)
    .map(({ name, before }) => ({ name, store: storeIn(application, name, before) }));
};
