import { createHash } from 'node:crypto';
import type { Processor, ProcessorAnswer, RefundOrder } from './processor.ts';

/** What the simulated processor does with a refund. */
export const BEHAVIOURS = ['SETTLES', 'DELAYS', 'FAILS', 'TWICE', 'LOSES'] as const;
export type Behaviour = (typeof BEHAVIOURS)[number];

/** Of a hundred refunds so many behave so. */
const SHARES: readonly (readonly [Behaviour, number])[] = [
  ['FAILS', 6],
  ['DELAYS', 20],
  ['TWICE', 5],
  ['LOSES', 5],
];
const DELAY_MS = 30_000;
const LOST_MS = 10_000;
const TWICE_MS = 5_000;

const drawn = (text: string, below: number): number =>
  createHash('sha256').update(text).digest().readUInt32BE() % below;

/** What becomes of refunds of a payment: as its reference ends (`…-FAILS`), else drawn of it, always the same. */
export const behaviourOf = (reference: string): Behaviour => {
  const said = BEHAVIOURS.find((behaviour) => reference.endsWith(`-${behaviour}`));
  if (said) return said;
  let left = drawn(reference, 100);
  for (const [behaviour, share] of SHARES) {
    if (left < share) return behaviour;
    left -= share;
  }
  return 'SETTLES';
};

const referenceOf = ({ id, reference }: RefundOrder): string =>
  `S${String(drawn(`${reference} ${id}`, 100_000_000)).padStart(8, '0')}`;
const settled = (order: RefundOrder): ProcessorAnswer => ({
  state: 'settled',
  reference: referenceOf(order),
});
const failed = (order: RefundOrder): ProcessorAnswer => ({
  ...{ state: 'failed', reference: referenceOf(order) },
  reason: 'The card was closed.',
});

const answers: Readonly<Record<Behaviour, (order: RefundOrder, sinceMs: number) => ProcessorAnswer>> = {
  SETTLES: settled,
  FAILS: failed,
  DELAYS: (order, sinceMs) => (sinceMs < DELAY_MS ? { state: 'pending' } : settled(order)),
  // Whoever asks again hears something else: what was heard first holds.
  TWICE: (order, sinceMs) => (sinceMs < TWICE_MS ? settled(order) : failed(order)),
  // It has paid, and its answer does not come.
  LOSES: (order, sinceMs) => {
    if (sinceMs < LOST_MS) throw new Error('The simulated answer was lost');
    return settled(order);
  },
};

/** The processor of the demo. It keeps nothing: what it says follows from the payment's reference and the time since it was first asked. */
export const simulatedProcessor =
  (now: () => Date): Processor =>
  async (order) =>
    answers[behaviourOf(order.reference)](order, now().getTime() - order.sentAt.getTime());
