import { createServer as createHttp, type IncomingMessage, type Server } from 'node:http';
import { type AddressInfo, createServer as createTcp, type Server as TcpServer } from 'node:net';
import { expect } from 'vitest';
import type { TestApp } from './app.ts';

const portOf = (server: Server | TcpServer): Promise<number> =>
  new Promise((resolve) =>
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port)),
  );

/** An SMTP server that accepts mails, or answers a command as `control` says; `cut` closes the connection instead of answering the text. */
export const fakeSmtp = async () => {
  const mails: string[] = [];
  const tries: string[] = [];
  const control: { rcpt?: string | undefined; auth?: string; text?: string; cut: boolean } = { cut: false };
  const server = createTcp((socket) => {
    let [data, inData] = ['', false];
    socket.on('error', () => undefined);
    socket.write('220 fake ESMTP\r\n');
    const answer = (text: string): string => {
      if (inData) {
        inData = false;
        mails.push(text);
        return control.text ?? '250 taken';
      }
      if (/^EHLO/.test(text)) return '250 fake';
      if (/^STARTTLS/.test(text)) return '502 not here';
      if (/^RCPT/.test(text)) tries.push(text);
      if (/^RCPT/.test(text) && control.rcpt) return control.rcpt;
      inData = /^DATA/.test(text);
      return inData ? '354 go' : '250 ok';
    };
    socket.on('data', (chunk) => {
      data += chunk.toString();
      for (let end = data.indexOf(inData ? '\r\n.\r\n' : '\r\n'); end >= 0; ) {
        const [text, isText] = [data.slice(0, end), inData];
        data = data.slice(end + (inData ? 5 : 2));
        const line = answer(text);
        if (isText && control.cut) return void socket.destroy();
        socket.write(`${line}\r\n`);
        end = data.indexOf(inData ? '\r\n.\r\n' : '\r\n');
      }
    });
  });
  return { port: await portOf(server), mails, tries, control, server };
};

const bodyOf = async (request: IncomingMessage) => {
  let text = '';
  for await (const chunk of request) text += chunk;
  return JSON.parse(text);
};

interface Received {
  authorization: string | undefined;
  key: string | undefined;
  body: { to: string; text: string };
}

/** An SMS gateway that records what it gets and answers as `control` says, after `holds` for a text that is held. */
export const fakeSms = async () => {
  const got: Received[] = [];
  const control: {
    status: number;
    headers?: Record<string, string>;
    cut?: boolean;
    holds?: (text: string) => Promise<void> | undefined;
  } = { status: 200 };
  const server = createHttp(async (request, response) => {
    const body = await bodyOf(request);
    const key = request.headers['idempotency-key'];
    got.push({ authorization: request.headers.authorization, key: key && String(key), body });
    await control.holds?.(body.text);
    if (control.cut) return void request.socket.destroy();
    response.writeHead(control.status, control.headers).end();
  });
  return { port: await portOf(server), got, control, server };
};

/** Puts a message into the outbox; returns its id. */
export const leave = async (
  app: TestApp,
  channel: string,
  recipient: string,
  body: string,
  { kind = 'notice', topic = 'notice', hash = null as string | null } = {},
): Promise<string> => {
  const { rows } = await app.admin.query(
    `insert into outbox_message (kind, channel, recipient, subject, body, topic, secret_hash) values ($4, $1, $2, 'Señor', $3, $5, $6)
     returning id::text`,
    [channel, recipient, body, kind, topic, hash],
  );
  return rows[0].id;
};

export const row = async (app: TestApp, id: string) =>
  (
    await app.admin.query('select status, attempts, reason, error, body from outbox_message where id = $1', [
      id,
    ])
  ).rows[0];

/** Brings the next try of a message. */
export const hasten = (app: TestApp, id: string) =>
  app.admin.query(`update outbox_message set next_attempt_at = now() where id = $1 and status = 'retrying'`, [
    id,
  ]);

/** Lets so many hours pass for a message, and its next try come. */
export const age = async (app: TestApp, id: string, hours: number) => {
  await app.admin.query(
    `update outbox_message set queued_at = queued_at - make_interval(hours => $2), next_attempt_at = now() where id = $1`,
    [id, hours],
  );
  await app.admin.query(
    'update outbox_attempt set started_at = started_at - make_interval(hours => $2) where message_id = $1',
    [id, hours],
  );
};

export const attempts = async (app: TestApp, id: string) =>
  (
    await app.admin.query(
      'select number, outcome, ended_at is not null as ended from outbox_attempt where message_id = $1 order by number',
      [id],
    )
  ).rows;

export const becomes = (app: TestApp, id: string, expected: Record<string, unknown>) =>
  expect.poll(() => row(app, id), { timeout: 20_000 }).toMatchObject(expected);
