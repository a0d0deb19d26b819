import type { Sentence } from '../sentence.ts';
import { mayMove } from '../status.ts';
import { type MessageStatus, type MessageTopic, messageStatus } from './messageStatus.ts';

/** At most so many messages are resent at once. */
export const MOST_RESENT = 100;
/** The text of a message that was not delivered is stored for so many days. */
export const TEXT_DAYS = 30;
/** The message itself, with its tries, is stored for so many days. */
export const MESSAGE_DAYS = 365;

interface Resent {
  status: MessageStatus;
  topic: MessageTopic;
  /** It carried a code or single-use link. */
  isSecret: boolean;
  hasText: boolean;
}

const SECRETS: Readonly<Partial<Record<MessageTopic, Sentence>>> = {
  code: {
    en: 'A code is never sent twice. The person asks for a new code where they enter it.',
    fil: 'Hindi ipinapadala nang dalawang beses ang code. Hihingi ang tao ng bagong code kung saan ito inilalagay.',
  },
  invitation: {
    en: 'The link is no longer stored. Send a new invitation from the user account.',
    fil: 'Hindi na naka-store ang link. Magpadala ng bagong imbitasyon mula sa user account.',
  },
  passwordReset: {
    en: 'The link is no longer stored. Reset the password again from the user account.',
    fil: 'Hindi na naka-store ang link. I-reset muli ang password mula sa user account.',
  },
};
const LINK: Sentence = {
  en: 'The link is no longer stored. The applicant asks for a new link with the reference number.',
  fil: 'Hindi na naka-store ang link. Hihingi ang aplikante ng bagong link gamit ang reference number.',
};

/** Returns why a message cannot be resent, or null when it can. */
export const whyNotResend = ({ status, topic, isSecret, hasText }: Resent): Sentence | null => {
  if (!mayMove(messageStatus, status, 'queued')) {
    const { label } = messageStatus[status];
    return {
      en: `Only failed and unknown messages can be resent. This one is: ${label.en}.`,
      fil: `Failed at hindi tiyak na mensahe lang ang puwedeng ipadala muli. Ito ay: ${label.fil}.`,
    };
  }
  if (isSecret) return SECRETS[topic] ?? LINK;
  if (topic === 'certificate')
    return {
      en: 'Send the certificate again from its own page, under BIR 2307.',
      fil: 'Ipadala muli ang sertipiko mula sa sarili nitong page, sa BIR 2307.',
    };
  if (hasText) return null;
  return {
    en: `The text is deleted after ${TEXT_DAYS} days, so there is nothing left to send.`,
    fil: `Binubura ang teksto pagkaraan ng ${TEXT_DAYS} araw, kaya wala nang maipapadala.`,
  };
};
