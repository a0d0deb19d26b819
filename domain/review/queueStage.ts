import { type Sentence, same } from '../sentence.ts';

/** Whose step an application of the review queue waits for. */
export const QUEUE_STAGES = ['sbo', 'risk'] as const;
export type QueueStage = (typeof QUEUE_STAGES)[number];

/** What these stages are called. */
export const queueStage = {
  sbo: { label: same('Business office') },
  risk: { label: same('Risk') },
} satisfies Readonly<Record<QueueStage, { label: Sentence }>>;
