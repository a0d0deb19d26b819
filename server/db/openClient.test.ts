import { createServer } from 'node:net';
import { expect, it } from 'vitest';
import { openClient } from './openClient.ts';

it('a connection by itself that dies fails its statement and ends no process', async () => {
  // What answers as PostgreSQL does, and breaks off at the first statement.
  const server = createServer((socket) => {
    socket.once('data', () => {
      socket.write(Buffer.concat([Buffer.from('R'), Buffer.from([0, 0, 0, 8, 0, 0, 0, 0])]));
      socket.write(Buffer.concat([Buffer.from('Z'), Buffer.from([0, 0, 0, 5]), Buffer.from('I')]));
      socket.once('data', () => socket.destroy());
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  const client = openClient({ host: '127.0.0.1', port, user: 'suki', database: 'suki', ssl: false });
  await client.connect();
  expect(client.listenerCount('error')).toBeGreaterThan(0);
  await expect(client.query('select 1')).rejects.toThrow(/Connection terminated/);
  server.close();
});
