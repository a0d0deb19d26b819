import type { Outcome } from '#domain/messages/afterTry.ts';
import type { MessageChannel } from '#domain/messages/messageStatus.ts';

/** One message as a gateway gets it. */
export interface Message {
  channel: MessageChannel;
  recipient: string;
  subject: string | null;
  body: string;
  /** The same at each try, so that receivers recognise a repeat. */
  deliveryKey: string;
}

/** One way out of the house: engine, states and page are the same for each. */
export interface Transport {
  /** Tries once and says how it ended. Never rejects; ends when the signal aborts. */
  send: (message: Message, signal: AbortSignal) => Promise<Outcome>;
  /** The receiver recognises a repeat by its delivery key, so an unknown outcome may be tried again. */
  isRepeatable: boolean;
  close: () => void;
}
export type Transports = Readonly<Record<MessageChannel, Transport | null>>;
