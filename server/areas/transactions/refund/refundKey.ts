import { createHash } from 'node:crypto';
import type { WantedRefund } from '#contract/finance/refunds.ts';
import { fail } from '../../../http/errors/fail.ts';

const LEAST = 8;

/** The key under which a refund is asked for once. 400 without one, or one that is too short to be anybody's own. */
export const refundKey = (headers: Headers): string => {
  const key = headers.get('idempotency-key') ?? '';
  if (key.length >= LEAST) return key;
  throw fail('invalid', {
    en: `A refund needs an Idempotency-Key of at least ${LEAST} characters, so that it is made once.`,
    fil: `Kailangan ng refund ng Idempotency-Key na hindi bababa sa ${LEAST} karakter, para isang beses lang itong magawa.`,
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
