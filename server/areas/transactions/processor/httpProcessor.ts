import { z } from 'zod';
import type { Config } from '../../../config.ts';
import type { Processor } from './processor.ts';

const TIMEOUT_MS = 15_000;
const MOST_BYTES = 16_384;

// Whatever else stands in it is let be.
const answer = z.discriminatedUnion('state', [
  z.object({ state: z.literal('pending') }),
  z.object({ state: z.literal('settled'), reference: z.string().min(1).max(100) }),
  z.object({
    state: z.literal('failed'),
    reference: z.string().min(1).max(100).nullish(),
    reason: z.string().trim().min(1),
  }),
]);

// Words of others: one line, and not a long one.
const asLine = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(/\p{Cc}+/gu, ' ')
    .slice(0, 200);

/**
 * Asks a processor by its contract (docs/processor.md): PUT {url}/refunds/{id} with the order, answered with a state. Only a whole
 * answer with status 200 counts; anything else rejects and is asked again under the same id.
 */
export const httpProcessor =
  ({ url, key }: NonNullable<Config['processor']>): Processor =>
  async ({ id, source, reference, amount, cardLast4 }, signal) => {
    const response = await fetch(`${url.replace(/\/$/, '')}/refunds/${encodeURIComponent(id)}`, {
      method: 'PUT',
      redirect: 'error',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify({ source, reference, amount, currency: 'PHP', cardLast4 }),
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
    });
    const text = await response.text();
    if (response.status !== 200 || text.length > MOST_BYTES)
      throw new Error(`The processor answered ${response.status}`);
    const said = answer.parse(JSON.parse(text));
    if (said.state !== 'failed') return said;
    return { state: 'failed', reference: said.reference ?? null, reason: asLine(said.reason) };
  };
