import { createServer, type Server } from 'node:http';
import { createServer as createProbe } from 'node:net';
import { serve } from '@hono/node-server';
import type { Hono } from 'hono';
import { type Config, ConfigError } from '../config.ts';
import { within } from './within.ts';

/**
 * How long a connection without a request is kept. Longer than the 60 seconds for which proxies commonly keep theirs: whoever closes first
 * must be the one that asks, or the next request meets a line that is just being closed and is answered by nobody.
 */
const KEEP_ALIVE_MS = 65_000;
/** Requests of one connection, the others get 503: thousands that are sent at once would all be begun before anybody else's. */
export const REQUESTS_A_CONNECTION = 500;
/** What requests under way get when the server stops; then their connections are ended. */
const GRACE_MS = 3_000;

const portProblem = (error: NodeJS.ErrnoException, config: Config): ConfigError =>
  new ConfigError(
    error.code === 'EADDRINUSE'
      ? `Port ${config.port} is taken: stop what listens there or set PORT to another number.`
      : `Suki cannot listen on ${config.host}:${config.port} (${error.message}): set HOST and PORT.`,
  );

/** Serves the application on the configured port. Throws ConfigError when it is taken. */
export const listen = (app: Hono, config: Config): Promise<Server> =>
  new Promise((resolve, reject) => {
    const { fetch } = app;
    const { port, host: hostname } = config;
    const serverOptions = { keepAliveTimeout: KEEP_ALIVE_MS };
    const server = serve({ fetch, createServer, serverOptions, port, hostname }, () =>
      resolve(server as Server),
    );
    if ('maxRequestsPerSocket' in server) server.maxRequestsPerSocket = REQUESTS_A_CONNECTION;
    server.on('error', (error: NodeJS.ErrnoException) => reject(portProblem(error, config)));
  });

/** Says at once that a port is taken, before the database is touched. */
export const assertPortFree = (config: Config): Promise<void> =>
  new Promise((resolve, reject) => {
    const probe = createProbe();
    probe.once('error', (error: NodeJS.ErrnoException) => reject(portProblem(error, config)));
    probe.listen(config.port, config.host, () => probe.close(() => resolve()));
  });

/** Takes no more connections and ends those that are open: idle ones at once, slow senders and readers after three seconds. */
export const drain = async (server: Server): Promise<void> => {
  const closed = new Promise((done) => server.close(done));
  server.closeIdleConnections();
  await within(GRACE_MS, closed);
  server.closeAllConnections();
};
