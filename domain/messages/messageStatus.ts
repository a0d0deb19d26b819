import { type Sentence, same } from '../sentence.ts';
import { type StatusTable, statusRow } from '../status.ts';

export const MESSAGE_CHANNELS = ['email', 'sms'] as const;
export type MessageChannel = (typeof MESSAGE_CHANNELS)[number];
export const messageChannel: Readonly<Record<MessageChannel, Sentence>> = {
  email: same('Email'),
  sms: same('SMS'),
};

export const MESSAGE_STATUSES = [
  'queued',
  'sending',
  'retrying',
  'sent',
  'unknown',
  'failed',
  'expired',
  'noGateway',
] as const;
export type MessageStatus = (typeof MESSAGE_STATUSES)[number];

/**
 * The states of an outgoing message. `sent`: the gateway accepted it. `unknown`: the gateway may have accepted it, so another try could
 * deliver it twice. `expired`: its code or link became void before it was sent. `failed` and `unknown` go on only when somebody resends.
 */
export const messageStatus: StatusTable<MessageStatus> = {
  queued: statusRow({ en: 'Queued', fil: 'Nakapila' }, 'neutral', 'sending', 'expired', 'noGateway'),
  sending: statusRow(
    { en: 'Sending', fil: 'Ipinapadala' },
    'info',
    ...(['sent', 'retrying', 'unknown', 'failed', 'expired'] as const),
  ),
  retrying: statusRow(
    { en: 'Retrying', fil: 'Susubukan muli' },
    'warning',
    ...(['sending', 'expired', 'noGateway'] as const),
  ),
  sent: statusRow({ en: 'Sent', fil: 'Naipadala' }, 'success'),
  unknown: statusRow({ en: 'Unknown', fil: 'Hindi tiyak' }, 'warning', 'sent', 'queued'),
  failed: statusRow({ en: 'Failed', fil: 'Hindi naipadala' }, 'error', 'queued'),
  expired: statusRow({ en: 'Expired', fil: 'Nag-expire' }, 'neutral'),
  noGateway: statusRow({ en: 'No gateway', fil: 'Walang gateway' }, 'info', 'queued'),
};

/** What a message is about. */
export const messageTopic = {
  code: { en: 'One-time code', fil: 'One-time code' },
  invitation: { en: 'Invitation', fil: 'Imbitasyon' },
  passwordReset: { en: 'Password reset', fil: 'Pag-reset ng password' },
  applicationLink: { en: 'Application link', fil: 'Link ng aplikasyon' },
  account: { en: 'Account security', fil: 'Seguridad ng account' },
  application: { en: 'Application', fil: 'Aplikasyon' },
  certificate: { en: 'Form 2307', fil: 'Form 2307' },
  payout: { en: 'Payout', fil: 'Payout' },
  contract: { en: 'Contract', fil: 'Kontrata' },
  import: { en: 'Import', fil: 'Import' },
  notice: { en: 'Notification', fil: 'Abiso' },
} as const satisfies Readonly<Record<string, Sentence>>;
export type MessageTopic = keyof typeof messageTopic;
export const MESSAGE_TOPICS = Object.keys(messageTopic) as [MessageTopic, ...MessageTopic[]];

export const TRY_OUTCOMES = ['sent', 'temporary', 'configuration', 'permanent', 'unknown'] as const;
export type TryOutcome = (typeof TRY_OUTCOMES)[number];
/** How one try ended. */
export const tryOutcome: Readonly<Record<TryOutcome, Sentence>> = {
  sent: { en: 'Accepted', fil: 'Tinanggap' },
  temporary: { en: 'Not accepted for now', fil: 'Hindi pa tinanggap' },
  configuration: { en: 'Gateway settings are wrong', fil: 'Mali ang settings ng gateway' },
  permanent: { en: 'Refused', fil: 'Tinanggihan' },
  unknown: { en: 'No answer', fil: 'Walang sagot' },
};
