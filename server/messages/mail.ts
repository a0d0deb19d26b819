import { createTransport } from 'nodemailer';
import type { Message } from './message.ts';

const TIMEOUT_MS = 15_000;

/**
 * Mail by SMTP. The sender is the URL's `from` parameter, else no-reply at the portal's own host. Rejects when the server
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
    ...(url.username
      ? { auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) } }
      : {}),
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  });
  const send = async ({ recipient, subject, body }: Message): Promise<void> => {
    // As an object, so that a comma in an address is no second recipient.
    await transporter.sendMail({
      from,
      to: { name: '', address: recipient },
      subject: subject ?? '',
      text: body,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  };
  return { send, close: () => transporter.close() };
};
