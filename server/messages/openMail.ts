import { createTransport } from 'nodemailer';
import type { Message } from './message.ts';

const TIMEOUT_MS = 15_000;

const NO_TLS =
  'The mail server offers no encryption (STARTTLS): use smtps:// in SMTP_URL, or, if the way to it is safe, add ?tls=off';

/** The server refused to begin encryption; nodemailer's own words for it name no setting. A bad certificate says so itself. */
const worded = (error: unknown): unknown => {
  const { code, response } = error as { code?: string; response?: unknown };
  return code === 'ETLS' && response ? new Error(NO_TLS, { cause: error }) : error;
};

/**
 * Mail by SMTP, encrypted: from the start with smtps://, else by STARTTLS, without which nothing is sent unless the URL's `tls`
 * parameter is off. The sender is the URL's `from` parameter, else no-reply at the portal's own host. Rejects when the server
 * refuses or does not answer in 15 seconds.
 */
export const openMail = (smtpUrl: string, publicUrl: string) => {
  const url = new URL(smtpUrl);
  const from = url.searchParams.get('from') ?? `Suki <no-reply@${new URL(publicUrl).hostname}>`;
  const secure = url.protocol === 'smtps:';
  const transporter = createTransport({
    host: url.hostname,
    port: url.port ? Number(url.port) : secure ? 465 : 587,
    secure,
    requireTLS: !secure && url.searchParams.get('tls') !== 'off',
    ...(url.username
      ? { auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) } }
      : {}),
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  });
  const send = async ({ recipient, subject, body }: Message): Promise<void> => {
    // As an object, so that a comma in an address is no second recipient.
    const sent = transporter.sendMail({
      from,
      to: { name: '', address: recipient },
      subject: subject ?? '',
      text: body,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    await sent.catch((error: unknown) => {
      throw worded(error);
    });
  };
  return { send, close: () => transporter.close() };
};
