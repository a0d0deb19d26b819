import { request } from '../http/request.ts';
import { readData } from './sessionAnswers.ts';

export interface OutboxMessage {
  id: string;
  channel: 'email' | 'sms';
  recipient: string;
  subject: string | null;
  body: string;
  dtimeCreated: string;
}

const isMessage = (row: unknown): row is OutboxMessage =>
  typeof row === 'object' && row !== null && 'id' in row && 'body' in row && typeof row.body === 'string';

/** The messages that the demo kept instead of sending them. Rejects with a 404 ApiError outside the demo. */
export async function demoOutbox(signal: AbortSignal): Promise<OutboxMessage[]> {
  const data = readData(await request('GET', '/api/demo/outbox', { signal }));
  const list = typeof data === 'object' && data !== null && 'list' in data ? data.list : [];
  return Array.isArray(list) ? list.filter(isMessage) : [];
}
