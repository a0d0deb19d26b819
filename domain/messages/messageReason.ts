import type { Language, Sentence } from '../sentence.ts';

/** Why a message or one of its tries did not succeed. What the gateway itself said comes as a detail. */
export const messageReason = {
  recipientLimit: {
    en: 'The recipient got all the messages allowed in 24 hours',
    fil: 'Naabot na ng tatanggap ang dami ng mensaheng puwede sa 24 oras',
  },
  secretVoid: {
    en: 'The code or link became void before it was sent',
    fil: 'Nawalan ng bisa ang code o link bago ito naipadala',
  },
  serverStopped: {
    en: 'Suki stopped during this try. The gateway may have accepted the message',
    fil: 'Huminto ang Suki habang ipinapadala ito. Posibleng tinanggap na ng gateway ang mensahe',
  },
  tooSlow: {
    en: 'The gateway took too long. It may have accepted the message',
    fil: 'Masyadong matagal ang gateway. Posibleng tinanggap na nito ang mensahe',
  },
  noAnswer: {
    en: 'The gateway did not answer. It may have accepted the message',
    fil: 'Hindi sumagot ang gateway. Posibleng tinanggap na nito ang mensahe',
  },
  gatewayFault: {
    en: 'The gateway had an error. It may have accepted the message',
    fil: 'Nagka-error ang gateway. Posibleng tinanggap na nito ang mensahe',
  },
  gatewayBusy: {
    en: 'The gateway does not accept this for now',
    fil: 'Hindi muna ito tinatanggap ng gateway',
  },
  gatewayUnreachable: { en: 'The gateway cannot be reached', fil: 'Hindi maabot ang gateway' },
  gatewaySettings: {
    en: 'The gateway refuses our settings. Check its address, user and password',
    fil: 'Tinatanggihan ng gateway ang settings natin. I-check ang address, user at password nito',
  },
  gatewayCertificate: {
    en: 'The certificate of the gateway is not valid',
    fil: 'Hindi valid ang certificate ng gateway',
  },
  noEncryption: {
    en: 'The mail server offers no encryption (STARTTLS). Use smtps:// in SMTP_URL, or add ?tls=off if the network is safe',
    fil: 'Walang encryption (STARTTLS) ang mail server. Gamitin ang smtps:// sa SMTP_URL, o magdagdag ng ?tls=off kung ligtas ang network',
  },
  refusedRecipient: {
    en: 'The gateway refuses this recipient',
    fil: 'Tinatanggihan ng gateway ang tatanggap na ito',
  },
  refusedMessage: {
    en: 'The gateway refuses this message',
    fil: 'Tinatanggihan ng gateway ang mensaheng ito',
  },
} as const satisfies Readonly<Record<string, Sentence>>;
export type MessageReason = keyof typeof messageReason;
export const MESSAGE_REASONS = Object.keys(messageReason) as [MessageReason, ...MessageReason[]];

/** The reason in the reader's language, with what the gateway said in quotation marks; null where nothing went wrong. */
export const reasonText = (
  { reason, detail }: { reason: MessageReason | null; detail: string | null },
  language: Language,
): string | null => {
  if (reason === null) return detail;
  const text = messageReason[reason][language];
  return detail ? `${text}: “${detail}”` : text;
};
