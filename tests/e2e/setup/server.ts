/** A running server and its database. */
export interface RunningServer {
  url: string;
  databaseUrl: string;
}

/** One for each project, so that they run side by side: what one writes, and whom it suspends, the other would find. */
export type ServerName = 'first' | 'second' | 'third';

/** Hands the running servers to the workers, which begin with this process's environment. */
export const announce = (servers: Partial<Record<ServerName, RunningServer>>): void => {
  process.env.E2E_SERVERS = JSON.stringify(servers);
};

/** Points this worker at the server that its project names. */
export const pointTo = ({ metadata }: { metadata: { server?: ServerName } }): void => {
  const servers: Partial<Record<ServerName, RunningServer>> = JSON.parse(process.env.E2E_SERVERS ?? '{}');
  const server = servers[metadata.server ?? 'first'];
  if (!server) throw new Error(`No server was started for ${metadata.server}`);
  const { url, databaseUrl } = server;
  process.env.E2E_URL = url;
  process.env.E2E_DATABASE_URL = databaseUrl;
};
