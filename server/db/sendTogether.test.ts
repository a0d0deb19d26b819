import { Writable } from 'node:stream';
import type pg from 'pg';
import { expect, it } from 'vitest';
import { sendTogether } from './sendTogether.ts';

/** A connection whose socket notes what leaves at a time. */
const connection = () => {
  const packets: string[] = [];
  const stream = new Writable({
    write: (chunk, _, done) => {
      packets.push(`${chunk}`);
      done();
    },
    writev: (chunks, done) => {
      packets.push(chunks.map(({ chunk }) => `${chunk}`).join(' '));
      done();
    },
  });
  return { client: { connection: { stream } } as unknown as pg.ClientBase, stream, packets };
};

it('sends in one packet what is asked for until all wait, and what comes later by itself', async () => {
  const { client, stream, packets } = connection();
  sendTogether(client);
  stream.write('begin');
  await Promise.resolve();
  await Promise.resolve();
  sendTogether(client);
  stream.write('count');
  stream.write('rows');
  expect(packets).toEqual([]);
  await new Promise(setImmediate);
  expect(packets).toEqual(['begin count rows']);
  stream.write('commit');
  expect(packets).toEqual(['begin count rows', 'commit']);
});
