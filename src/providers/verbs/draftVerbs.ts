import type { DraftBy } from '#contract/drafts.ts';
import { api } from '../http/api.ts';

/** A little less than what browsers carry along when a page closes, as bytes. */
const MOST_LASTING = 60 * 1024;
/** Whether a draft may be sent while its page closes. Told at once: whatever waits is not sent any more. */
const isLight = (values: Record<string, unknown>): boolean =>
  new TextEncoder().encode(JSON.stringify(values)).length < MOST_LASTING;

/** How a draft is saved. */
export interface SaveDraft {
  /** A save while the page closes: it outlives the page. */
  last: boolean;
  /** `dtimeUpdated` of the draft that this one goes on from, null for none: another one that came in between is refused as a conflict.
   * Without it, it is overwritten. */
  seen?: string | null;
  /** Of the saves of one form the one with the greatest number stays, in whatever order they arrive. */
  by: DraftBy;
}

/** What was typed and not saved yet; each fails with an ApiError. */
export const draftVerbs = {
  /** What was typed and not saved under a form's key, or null. */
  getDraft: async (key: string) => (await api.drafts.getDraft({ query: { key } })).data,
  saveDraft: async (key: string, values: Record<string, unknown>, { last, ...how }: SaveDraft) =>
    (
      await api.drafts.saveDraft(
        { body: { key, values, ...how } },
        { context: { keepalive: last && isLight(values) } },
      )
    ).data,
  discardDraft: async (key: string): Promise<void> => {
    await api.drafts.deleteDraft({ body: { key } });
  },
};
