import type { Writable } from 'node:stream';
import type pg from 'pg';

/** The socket of a connection, which the types of the driver keep to themselves. */
const socketOf = (client: pg.ClientBase): Writable =>
  (client as unknown as { connection: { stream: Writable } }).connection.stream;

/**
 * Holds back what is sent on a connection from here on until what runs now has come to wait, so that it leaves in one packet: each packet
 * of its own is a call of the system, and wakes the database for as little as `begin`.
 */
export const sendTogether = (client: pg.ClientBase): void => {
  const socket = socketOf(client);
  if (socket.writableCorked > 0) return;
  socket.cork();
  // Behind all promises that are settled by now, whose next steps may ask for more.
  process.nextTick(() => socket.uncork());
};
