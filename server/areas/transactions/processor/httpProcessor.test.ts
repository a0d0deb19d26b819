import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { httpProcessor } from './httpProcessor.ts';

let answer = { status: 200, body: '' };
const asked: { method?: string; url?: string; authorization?: string; body: unknown }[] = [];
const server = createServer(async (request: IncomingMessage, response) => {
  let body = '';
  for await (const part of request) body += part;
  const { method, url, headers } = request;
  asked.push({ method, url, authorization: headers.authorization, body: JSON.parse(body) });
  response.writeHead(answer.status, { location: '/elsewhere' }).end(answer.body);
});
let url = '';

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/`;
});
afterAll(() => void server.close());
beforeEach(() => void asked.splice(0));

const order = {
  ...{ id: '7', source: 'POS_MAIN', reference: 'PM-1', amount: '1234.50', cardLast4: '4242' },
  sentAt: new Date(),
};
const ask = (status: number, body: string) => {
  answer = { status, body };
  return httpProcessor({ url, key: 'a-key' })(order, new AbortController().signal);
};

describe('a processor over HTTP', () => {
  it('is asked by the id of the refund, with its key, and told nothing else', async () => {
    await ask(200, '{"state":"pending"}');
    expect(asked).toEqual([
      {
        method: 'PUT',
        url: '/v1/refunds/7',
        authorization: 'Bearer a-key',
        body: {
          ...{ source: 'POS_MAIN', reference: 'PM-1', amount: '1234.50' },
          ...{ currency: 'PHP', cardLast4: '4242' },
        },
      },
    ]);
  });

  it.each([
    ['{"state":"pending","more":1}', { state: 'pending' }],
    ['{"state":"settled","reference":"R1"}', { state: 'settled', reference: 'R1' }],
    ['{"state":"failed","reason":" Closed\\n "}', { state: 'failed', reference: null, reason: 'Closed' }],
    [
      JSON.stringify({ state: 'failed', reference: 'R2', reason: `a\nb${'x'.repeat(300)}` }),
      { state: 'failed', reference: 'R2', reason: `a b${'x'.repeat(197)}` },
    ],
  ])('is understood: %s', async (body, expected) => {
    expect(await ask(200, body)).toEqual(expected);
  });

  it.each([
    [200, ''],
    [200, '{"state":"settled"}'],
    [200, '{"state":"done","reference":"R1"}'],
    [200, '<html>'],
    [200, `{"state":"pending","pad":"${'x'.repeat(20_000)}"}`],
    [201, '{"state":"settled","reference":"R1"}'],
    [302, ''],
    [400, '{"state":"failed","reason":"no"}'],
    [500, '{"state":"settled","reference":"R1"}'],
  ])('has given no answer: %i %s', async (status, body) => {
    await expect(ask(status, body)).rejects.toThrow();
  });
});
