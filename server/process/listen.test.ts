import { connect } from 'node:net';
import { Hono } from 'hono';
import { expect, it, vi } from 'vitest';
import { readConfig } from '../config.ts';
import { freePort } from '../db/embedded/ports.ts';
import { drain, listen, REQUESTS_A_CONNECTION } from './listen.ts';

const SENT = 3_000;

it('begins no more of a connection that sends thousands of requests at once, and refuses the others', async () => {
  let begun = 0;
  const app = new Hono().get('/', (c) => {
    begun += 1;
    return c.text('');
  });
  const port = await freePort();
  const server = await listen(app, { ...readConfig({}), port, host: '127.0.0.1' });
  const client = connect(port, '127.0.0.1', () =>
    client.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(SENT)),
  );
  let answers = '';
  client.on('data', (bytes) => {
    answers += String(bytes);
  });
  const refused = () => answers.split('HTTP/1.1 503').length - 1;
  await vi.waitFor(() => expect(refused()).toBe(SENT - REQUESTS_A_CONNECTION), 10_000);
  expect(begun).toBe(REQUESTS_A_CONNECTION);
  client.destroy();
  await drain(server);
});
