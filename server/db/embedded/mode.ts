import type { Cluster } from './cluster.ts';

/** Where one postmaster listens. */
export interface Listening {
  url: string;
  /** Options that make postgres listen there. */
  flags: string;
  /** Removes what a killed postmaster left in the place where the next one listens. */
  clear: () => Promise<void>;
  /** Removes what only this postmaster needed. */
  close: () => Promise<void>;
}

/** How a cluster is reached, and how it is kept from everybody else on the machine. */
export interface Mode {
  /** Options of initdb; makes what they name. */
  initialise: (cluster: Cluster) => Promise<string[]>;
  /** A place where nobody listens yet. */
  choose: (cluster: Cluster) => Promise<Listening>;
  /** Where a postmaster listens, from the lines of its postmaster.pid; null when they do not say. */
  find: (cluster: Cluster, lines: readonly string[]) => Promise<Listening | null>;
  /** Whether somebody else came first, so that another place is worth a try. */
  isTaken: (listening: Listening) => Promise<boolean>;
  /** Throws ConfigError when the postmaster does not let us in. */
  enter: (cluster: Cluster, listening: Listening) => Promise<void>;
}
