import { PassThrough } from 'node:stream';
import { createTransport } from 'nodemailer';
import type { Outcome } from '#domain/messages/afterTry.ts';
import type { Transport } from './message.ts';

const CONNECT_MS = 15_000;
/** Silence of the server after a command or the text; servers that scan a mail take their time to accept it. */
const SILENCE_MS = 90_000;

interface MailError {
  code?: string;
  command?: string;
  response?: string;
  responseCode?: number;
  message: string;
}

/** The server answered: 4xx is temporary; 5xx about the recipient or the text is final, about us or the session our settings. */
const outcomeOfAnswer = (error: MailError): Outcome => {
  const { code, command = '', message, response, responseCode = 0 } = error;
  const detail = response ?? message;
  const isOurs = code === 'EAUTH' || responseCode === 530 || !/^(?:RCPT TO|DATA)$/.test(command);
  if (responseCode < 500) return { kind: 'temporary', reason: 'gatewayBusy', detail };
  if (isOurs) return { kind: 'configuration', reason: 'gatewaySettings', detail };
  return {
    kind: 'permanent',
    reason: command === 'DATA' ? 'refusedMessage' : 'refusedRecipient',
    detail,
  };
};

const outcomeOfError = (error: MailError, isHandedOver: boolean): Outcome => {
  const { code, response, responseCode, message: detail } = error;
  // The server refused to begin encryption; nodemailer's own text names no setting.
  if (code === 'ETLS' && response) return { kind: 'configuration', reason: 'noEncryption', detail: response };
  if (responseCode) return outcomeOfAnswer(error);
  if (isHandedOver) return { kind: 'unknown', reason: 'noAnswer', detail };
  if (code === 'EENVELOPE') return { kind: 'permanent', reason: 'refusedRecipient', detail };
  if (code === 'EAUTH') return { kind: 'configuration', reason: 'gatewaySettings', detail };
  if (code === 'ETLS' || /certificate/i.test(detail))
    return { kind: 'configuration', reason: 'gatewayCertificate', detail };
  return { kind: 'temporary', reason: 'gatewayUnreachable', detail };
};

const open = (url: URL) => {
  const secure = url.protocol === 'smtps:';
  return createTransport({
    host: url.hostname,
    port: url.port ? Number(url.port) : secure ? 465 : 587,
    secure,
    requireTLS: !secure && url.searchParams.get('tls') !== 'off',
    ...(url.username
      ? { auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) } }
      : {}),
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
  });
};

/**
 * Mail by SMTP, encrypted: from the start with smtps://, else by STARTTLS, without which nothing is sent unless the URL's `tls`
 * parameter is off. The sender is the URL's `from` parameter, else no-reply at the portal's own host.
 */
export const openMail = (smtpUrl: string, publicUrl: string): Transport => {
  const url = new URL(smtpUrl);
  const { hostname } = new URL(publicUrl);
  const from = url.searchParams.get('from') ?? `Suki <no-reply@${hostname}>`;
  const transporter = open(url);
  // Message-IDs whose text the server has been sent to the end: from there on it may have accepted the mail.
  const handedOver = new Set<string>();
  transporter.use('stream', ({ message, data }, done) => {
    message.processFunc((input) => {
      const output = new PassThrough();
      input.on('error', (error) => output.destroy(error));
      output.once('end', () => handedOver.add(`${data.messageId}`));
      return input.pipe(output);
    });
    done();
  });
  const send: Transport['send'] = async ({ recipient, subject, body, deliveryKey }, signal) => {
    const messageId = `<${deliveryKey}@${hostname}>`;
    try {
      await transporter.sendMail({
        from,
        // As an object, so that a comma in an address is no second recipient.
        to: { name: '', address: recipient },
        subject: subject ?? '',
        text: body,
        messageId,
        disableFileAccess: true,
        disableUrlAccess: true,
        signal,
      });
      return { kind: 'sent' };
    } catch (error) {
      return outcomeOfError(error as MailError, handedOver.has(messageId));
    } finally {
      handedOver.delete(messageId);
    }
  };
  // Receivers recognise a repeat by its Message-ID.
  return { send, isRepeatable: true, close: () => transporter.close() };
};
