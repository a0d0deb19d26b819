import { labelsOf } from '#domain/fields/field.ts';
import { sentMessageFields } from '#domain/fields/sentMessage.ts';
import { MESSAGE_DAYS, MOST_RESENT, TEXT_DAYS } from '#domain/messages/whyNotResend.ts';

/**
 * Reads as sentMessages.*, fetched with its pages. `field` names every field. A key added here is added in ../../fil/control/sentMessages.ts too, or
 * the type-check fails.
 */
export const sentMessages = {
  intro: `Mail and SMS from Suki of the last ${MESSAGE_DAYS} days. Texts, codes and links are never shown.`,
  search: 'Full mobile number or email address',
  empty: 'Messages appear here once Suki sends them.',
  resend: 'Resend',
  resendMessage: 'Resend message',
  resendTitle: 'Resend this message? |||| Resend %{smart_count} messages?',
  resendEffect:
    'It is queued again and tried for up to 3 days. |||| They are queued again and tried for up to 3 days.',
  mayDouble: 'An unknown message may have arrived already. The recipient may then get it twice.',
  tooMany: `Resend at most ${MOST_RESENT} messages at a time.`,
  resent: 'Queued again. 1 message. |||| Queued again. %{smart_count} messages.',
  notResent: 'This message was not resent |||| %{smart_count} messages were not resent',
  partly: 'Queued again: %{queued}. Not resent: %{smart_count}.',
  close: 'Close',
  message: 'Message',
  noTries: 'Nothing has been tried yet.',
  underWay: 'Under way',
  number: 'Try %{number}',
  unknownHint:
    'The gateway may have accepted this message. Suki does not send it again by itself, so nobody gets it twice.',
  expiredHint: 'Its code or link became void before it could be sent, so it was not sent.',
  noGatewayHint: 'No gateway is set up for this channel.',
  textHint: `The text of a message that was not delivered is stored for ${TEXT_DAYS} days, then deleted.`,
  field: labelsOf(sentMessageFields, 'en'),
};
