import { expect, it } from 'vitest';
import { ReceivedFile } from './receivedFile.ts';

const BYTES = new Uint8Array(100_000).fill(7);
const file = () => {
  const told = { times: 0 };
  const onWhole = async () => {
    told.times += 1;
  };
  const given = { name: 'a.pdf', type: 'application/pdf', resHeaders: new Headers(), onWhole };
  return { told, file: new ReceivedFile([BYTES, BYTES], given) };
};

it('a file that is cut off on its way does not count as received', async () => {
  const { told, file: cut } = file();
  const reader = cut.stream().getReader();
  const { value } = await reader.read();
  expect(value?.length).toBe(BYTES.length);
  await reader.cancel('the line was cut');
  expect(told.times).toBe(0);
});

it('a file whose last byte was taken is told of, once', async () => {
  const { told, file: whole } = file();
  const bytes = await Array.fromAsync(whole.stream() as unknown as AsyncIterable<Uint8Array>);
  expect(bytes.reduce((sum, { length }) => sum + length, 0)).toBe(2 * BYTES.length);
  expect(told.times).toBe(1);
});
