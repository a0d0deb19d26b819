import { request } from '../http/request.ts';
import { readData } from './sessionAnswers.ts';

/** What anybody learns of a receipt who holds its code. `grossAmount` is pesos, a decimal string. */
export interface VerifiedReceipt {
  orNumber: string;
  dateIssued: string;
  grossAmount: string;
  status: string;
}

const isReceipt = (data: unknown): data is VerifiedReceipt =>
  typeof data === 'object' &&
  data !== null &&
  ['orNumber', 'dateIssued', 'grossAmount', 'status'].every(
    (name) => typeof (data as Record<string, unknown>)[name] === 'string',
  );

/** The receipt of a code. Rejects with a 404 ApiError where there is none, 429 for whoever asks too often. */
export async function verifiedReceipt(code: string, signal: AbortSignal): Promise<VerifiedReceipt> {
  const data = readData(await request('GET', `/api/verify/${encodeURIComponent(code)}`, { signal }));
  if (!isReceipt(data)) throw new TypeError('no receipt in the answer');
  return data;
}
