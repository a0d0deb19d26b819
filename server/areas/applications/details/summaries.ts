import { asSeenBy } from '../../../http/caller/asSeenBy.ts';
import { isOutside } from '../../../http/caller/isOutside.ts';
import { toId } from '../../../http/ids.ts';
import { os } from '../../../http/os.ts';
import { readMerchantSummary, readSummary } from '../../../records/summary/summary.ts';

const { getPmDetailsPartnerWorkflow: ofWorkflow, getPmDetailsPartnerTrack: ofTrack } = os.applications;

/** The head of an application for the people who work on it. 404. */
export const getPmDetailsPartnerWorkflow = ofWorkflow.handler(async ({ input, context }) => {
  const { tx, user, deps } = context;
  return { data: await readSummary(tx, toId(input.params.id), user, deps.now()) };
});

/** The head of a store. 404. */
export const getMerchantSummary = os.applications.getMerchantSummary.handler(async ({ input, context }) => {
  const { tx, user, deps } = context;
  return { data: await readMerchantSummary(tx, toId(input.params.id), user, deps.now()) };
});

/** The head of an application as whoever applied reads it, also when staff look at it. 404. */
export const getPmDetailsPartnerTrack = ofTrack.handler(async ({ input, context }) => {
  const { tx, user, deps, requestId, language } = context;
  const summary = await readSummary(tx, toId(input.params.id), user, deps.now());
  const reader = { user: isOutside(user) ? user : null, pools: deps.pools, requestId };
  return { data: await asSeenBy(reader, language, summary) };
});
