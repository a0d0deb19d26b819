/**
 * The rooms of the server from the ground up: each may import what stands before it, so that no circle can be. What an area adds to an
 * engine (a kind, a source, work) is put together in `registries` and handed in.
 */
export const SERVER_ROOMS = [
  'process',
  'db',
  'settlement',
  'files',
  'documents',
  'sheets',
  'http',
  'lists',
  'messages',
  'notices',
  'signIn',
  'seed',
  'lookups',
  'audit',
  'records',
  'approvals',
  'jobs',
  'imports',
  'desk',
  'importKinds',
  'areas',
  'registries',
] as const;
