import { labelsOf } from '#domain/fields/field.ts';
import { sentMessageFields } from '#domain/fields/sentMessage.ts';
import { MESSAGE_DAYS, MOST_RESENT, TEXT_DAYS } from '#domain/messages/whyNotResend.ts';
import type { sentMessages as english } from '../../en/control/sentMessages.ts';

/** As ../../en/control/sentMessages.ts. */
export const sentMessages: typeof english = {
  intro: `Mail at SMS mula sa Suki sa huling ${MESSAGE_DAYS} araw. Hindi kailanman ipinapakita ang teksto, code at link.`,
  search: 'Buong mobile number o email address',
  empty: 'Lalabas dito ang mga mensahe kapag ipinadala na ng Suki.',
  resend: 'Ipadala muli',
  resendMessage: 'Ipadala muli ang mensahe',
  resendTitle: 'Ipadala muli ang mensaheng ito? |||| Ipadala muli ang %{smart_count} mensahe?',
  resendEffect:
    'Ipipila ito muli at susubukan nang hanggang 3 araw. |||| Ipipila ang mga ito muli at susubukan nang hanggang 3 araw.',
  mayDouble: 'Posibleng dumating na ang mensaheng hindi tiyak. Baka dalawang beses itong matanggap.',
  tooMany: `Hanggang ${MOST_RESENT} mensahe lang ang ipadala muli sa isang beses.`,
  resent: 'Nakapila na muli. 1 mensahe. |||| Nakapila na muli. %{smart_count} mensahe.',
  notResent: 'Hindi naipadala muli ang mensaheng ito |||| %{smart_count} mensahe ang hindi naipadala muli',
  partly: 'Nakapila na muli: %{queued}. Hindi naipadala muli: %{smart_count}.',
  close: 'Isara',
  message: 'Mensahe',
  noTries: 'Wala pang subok.',
  underWay: 'Isinasagawa',
  number: 'Subok %{number}',
  unknownHint:
    'Posibleng tinanggap ng gateway ang mensaheng ito. Hindi ito kusang ipinapadala muli ng Suki, para walang makatanggap nang dalawang beses.',
  expiredHint: 'Nawalan ng bisa ang code o link bago ito naipadala, kaya hindi na ito ipinadala.',
  noGatewayHint: 'Walang naka-set up na gateway para sa channel na ito.',
  textHint: `Naka-store nang ${TEXT_DAYS} araw ang teksto ng mensaheng hindi naihatid, saka binubura.`,
  field: labelsOf(sentMessageFields, 'fil'),
};
