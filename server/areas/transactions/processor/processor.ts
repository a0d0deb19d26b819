/** A refund as the processor is asked to pay it out. */
export interface RefundOrder {
  /** The same however often it is asked: the processor pays an id out once. */
  id: string;
  /** The payment's system and reference. */
  source: string;
  reference: string;
  /** Pesos, two places. */
  amount: string;
  cardLast4: string | null;
  /** When it was sent first. */
  sentAt: Date;
}

/** What the processor says of a refund: `pending` is to be asked again, the other two are final. */
export type ProcessorAnswer =
  | { state: 'pending' }
  | { state: 'settled'; reference: string }
  | { state: 'failed'; reference: string | null; reason: string };

/** Whoever pays refunds out. Rejects when there was no answer, or none that can be understood: then it is asked again. */
export type Processor = (order: RefundOrder, signal: AbortSignal) => Promise<ProcessorAnswer>;
