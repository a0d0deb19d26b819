import { createHash } from 'node:crypto';
import type { WantedRefund } from '#contract/finance/refunds.ts';
import { fail } from '../../../http/errors/fail.ts';

const LEAST = 8;

/**
 * The key under which a refund is made once. A call without one gets a key of its own: an equal refund a few minutes later is asked about. 400
 * for a key that is too short to be the caller's own.
 */
export const refundKey = (headers: Headers): string => {
  const key = headers.get('idempotency-key') ?? `keyless-${crypto.randomUUID()}`;
  if (key.length >= LEAST) return key;
  throw fail('invalid', {
    en: `The Idempotency-Key of a refund has at least ${LEAST} characters, so that it is made once.`,
    fil: `Hindi bababa sa ${LEAST} karakter ang Idempotency-Key ng refund, para isang beses lang itong magawa.`,
  });
};

/** What a refund asks for as a hash: the same whatever order its items come in, and nothing of a card in it. */
export const hashOf = (wanted: WantedRefund): string => {
  const { refundAmount, refundReason, notes, refundType, refundProducts } = wanted;
  const products = (refundProducts ?? [])
    .map(({ itemId, quantity }) => [itemId, quantity] as const)
    .toSorted((one, other) => Number(one[0]) - Number(other[0]) || one[1] - other[1]);
  const said = [refundAmount, refundReason, notes ?? '', refundType ?? 'PARTIAL', products];
  return createHash('sha256').update(JSON.stringify(said)).digest('hex');
};
