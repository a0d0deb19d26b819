import { ApiError } from '../http/apiError.ts';
import { request } from '../http/request.ts';
import { readData } from './sessionAnswers.ts';

/** What somebody is told who was invited. */
export interface Invitation {
  firstName: string;
  partnerName: string | null;
  suggestedUsername: string;
}

const KEY = 'suki.invitation';

/** The token of the link that was followed, which is taken out of the address at once and kept for this tab; null without one. */
export function takeInvitation(): string | null {
  const token = new URLSearchParams(location.hash.slice(1)).get('token');
  if (token) {
    sessionStorage.setItem(KEY, token);
    history.replaceState(history.state, '', location.pathname + location.search);
  }
  return sessionStorage.getItem(KEY);
}

const isInvitation = (data: unknown): data is Invitation =>
  typeof data === 'object' && data !== null && 'firstName' in data && 'suggestedUsername' in data;

/** Who is invited by a token. */
export async function lookInvitation(token: string): Promise<Invitation> {
  const data = readData(await request('POST', '/api/user/invitation', { body: { token } }));
  if (isInvitation(data)) return data;
  throw new ApiError(200, 'malformed', 'The server sent an answer that cannot be read');
}

/** Chooses username and password. The token counts no more after it. */
export async function acceptInvitation(token: string, username: string, newPassword: string): Promise<void> {
  await request('POST', '/api/user/invitation/accept', { body: { token, username, newPassword } });
  sessionStorage.removeItem(KEY);
}
