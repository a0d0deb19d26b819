import { ApiError } from '../http/apiError.ts';
import { postAlone } from '../http/postAlone.ts';
import { readData } from '../session/sessionAnswers.ts';
import { type Answer, ask } from './ask.ts';
import { type HeldSession, heldSession, holdSession, releaseHeld } from './held.ts';

const KEY = 'suki.applicantLink';

type Begun = Answer<'applicantDrafts', 'beginDraft'>;
/** An application that somebody is writing, as a list of them shows it. */
export type OpenDraft = Answer<'applicantDrafts', 'listDrafts'>['list'][number];

const nowOf = ({ referenceNumber, partnerId }: Begun): Begun['referenceNumber'] => {
  const session = heldSession();
  if (session) holdSession({ ...session, referenceNumber, partnerId, cancelled: null });
  return referenceNumber;
};

const DRAFTS = '/api/self-service/drafts';
const pathOf = (referenceNumber: string, verb: string): string =>
  `${DRAFTS}/${encodeURIComponent(referenceNumber)}/${verb}`;

const ownDrafts = async (): Promise<OpenDraft[]> =>
  (await ask<Answer<'applicantDrafts', 'listDrafts'>>('GET', DRAFTS)).list;

/** The applications that were begun with the proved number and are still being written, the newest first. */
export const openDrafts = async (): Promise<OpenDraft[]> =>
  (await ownDrafts()).filter(({ state }) => state === 'OPEN');

/** Begins an application: its number, which the session is of from now on. */
export const beginDraft = async (key: string): Promise<string> =>
  nowOf(await ask<Begun>('POST', DRAFTS, { body: {}, key }));

/** Begins a draft of stores for the partner that the session speaks for, or goes on with the one that is open: it, as it is. */
export const openBranches = async (): Promise<Begun> => {
  const draft = await ask<Begun>('POST', '/api/self-service/partners/open', { body: {} });
  nowOf(draft);
  return draft;
};

/** Goes on with one that was begun before. */
export const openDraft = async (referenceNumber: string): Promise<string> =>
  nowOf(await ask<Begun>('POST', pathOf(referenceNumber, 'open')));

/** One of one's own as a whole, without going on with it in this tab. */
export const readOwnDraft = (referenceNumber: string): Promise<Begun> =>
  ask<Begun>('POST', pathOf(referenceNumber, 'open'));

/**
 * Cancels one of one's own: what was typed and uploaded is deleted. One that is gone already, by a try whose answer was lost or on
 * another device, is as good as cancelled; one that was sent meanwhile rejects with its 404.
 */
export const cancelDraft = async (referenceNumber: string): Promise<void> => {
  try {
    // The session has to be of it; which one the tab goes on with stays.
    await readOwnDraft(referenceNumber);
    await ask('POST', pathOf(referenceNumber, 'cancel'));
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 404) throw error;
    if ((await ownDrafts()).some((draft) => draft.referenceNumber === referenceNumber)) throw error;
  }
  releaseHeld(referenceNumber);
};

/** The token of the link that was followed, which is taken out of the address at once and kept for this tab; null without one. */
export const takeLink = (): string | null => {
  const token = new URLSearchParams(location.hash.slice(1)).get('token');
  if (token) {
    sessionStorage.setItem(KEY, token);
    history.replaceState(history.state, '', location.pathname + location.search);
  }
  return sessionStorage.getItem(KEY);
};

/** Opens the application of a link, which counts no more after it. 422 rule_link_ended. */
export const spendLink = async (token: string): Promise<HeldSession> => {
  const data = readData(await postAlone('/api/self-service/links/spend', { token }));
  const { accessToken, expiresIn, partnerId, referenceNumber } = data as Answer<
    'applicantLinks',
    'spendLink'
  >;
  const contact = { identifier: referenceNumber ?? '' };
  const session = { accessToken, until: Date.now() + expiresIn * 1000, partnerId, referenceNumber, contact };
  sessionStorage.removeItem(KEY);
  holdSession(session);
  return session;
};

/** Has another link sent to whoever the link is of; known and unknown ones are answered alike. */
export const sendLinkAgain = async (token: string): Promise<void> => {
  await postAlone('/api/self-service/links', { token });
};
