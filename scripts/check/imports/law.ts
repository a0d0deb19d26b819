import { SERVER_ROOMS } from './rooms.ts';

/** Imports that the house does not have. A name that both sides call `own` may be the same: within one folder all is open. */
export interface ImportLaw {
  from: RegExp;
  to: RegExp;
  /** What is open all the same. */
  but?: RegExp;
  says: string;
}

const below = (...folders: string[]): RegExp => new RegExp(`^(?:${folders.join('|')})/`);

const downward: readonly ImportLaw[] = SERVER_ROOMS.slice(0, -1).map((room, at) => ({
  from: below(`server/${room}`),
  to: below(...SERVER_ROOMS.slice(at + 1).map((above) => `server/${above}`)),
  says: `server/${room} stands below: what it needs from above is handed to it`,
}));

export const IMPORT_LAWS: readonly ImportLaw[] = [
  { from: /^domain\//, to: /^/, but: /^domain\/|^npm:dayjs$/, says: 'domain imports nothing but domain' },
  {
    from: /^(?!domain\/dates\.ts$)/,
    to: /^npm:dayjs$/,
    says: 'calendar sums are in domain/dates.ts, which alone knows dayjs',
  },
  {
    from: /^(?!src\/components\/ui\/numberTexts\.ts$)/,
    to: /^npm:numeral$/,
    says: 'counts and percents are put into words in src/components/ui/numberTexts.ts, which alone knows numeral',
  },
  {
    from: /^(?:domain\/(?:imports|importJobs)|server\/(?:imports|importKinds|sheets))\//,
    to: /^domain\/dates\.ts$/,
    says: 'a cell of a sheet costs no dayjs: what it needs is in domain/day.ts',
  },
  {
    from: /^contract\//,
    to: /^/,
    but: /^(?:contract|domain)\/|^npm:(?:zod|@orpc\/contract)$/,
    says: 'contract imports domain, zod and the contract of oRPC',
  },
  {
    from: /^(?:src|contract|domain\/(?!imports\/))/,
    to: below('domain/imports'),
    says: 'only the server loads what is true of sheets: what crosses the wire of imports is in domain/importJobs',
  },
  {
    from: /^server\//,
    to: /^src\/|^npm:(?:react$|react-|@mui\/|@emotion\/|ra-)/,
    says: 'server and portal never import each other',
  },
  {
    from: /^src\//,
    to: /^server\/|^node:|^npm:(?:hono$|@hono\/|pg$|pg-|drizzle-orm$)/,
    says: 'server and portal never import each other',
  },
  ...downward,
  {
    from: /^/,
    to: /^server\/[^/]+\//,
    but: below(...SERVER_ROOMS.map((room) => `server/${room}`)),
    says: 'a room of the server has its place in scripts/check/imports/rooms.ts',
  },
  {
    from: /^server\/[^/]+\//,
    to: /^server\/[^/]+$/,
    but: /^server\/config\.ts$/,
    says: 'only the composition root imports what stands beside main.ts',
  },
  {
    from: /^server\/areas\/(?<own>[^/]+)\//,
    to: /^server\/areas\/(?<own>[^/]+)\//,
    says: 'an area imports engines, never an area',
  },
  {
    from: below('server/imports'),
    to: /^domain\/imports\/fields\/\w+Fields\.ts$/,
    says: 'the engine of imports knows no kind: it is handed in',
  },
  {
    from: below('server/areas'),
    to: below('server/importKinds'),
    says: 'kinds of imports are handed in by the composition root',
  },
  {
    from: /^server\/importKinds\/(?<own>[^/]+)\//,
    to: /^server\/importKinds\/(?<own>[^/]+)\//,
    but: below('server/importKinds/shared'),
    says: 'what two kinds of imports share goes to importKinds/shared',
  },
  {
    from: /^src\/(?:main\.tsx$|public\/|pages\/(?:login|selfService|registration)\/)/,
    to: /^npm:(?:react-admin$|ra-)/,
    says: 'public pages know no react-admin, not even its types',
  },
  {
    from: below('src/components'),
    to: below('src/pages', 'src/resources'),
    says: 'components know no page',
  },
  {
    from: below('src/components/ui'),
    to: /^src\/components\/(?:admin|shell)\/|^npm:(?:react-admin$|ra-)/,
    says: 'components/ui serves public pages too: no react-admin, nothing over it',
  },
  {
    from: /^src\/resources\/(?<own>[^/]+)\//,
    to: /^src\/resources\/(?<own>[^/]+)\//,
    says: 'what two resources share goes to components, domain or pages/records',
  },
  {
    from: below('src/resources'),
    to: below('src/pages'),
    but: below('src/pages/records'),
    says: 'a resource uses no page that is not CRUD',
  },
  {
    from: /^src\/pages\/(?<own>[^/]+)\//,
    to: /^src\/pages\/(?<own>[^/]+)\//,
    but: below('src/pages/records'),
    says: 'what two groups of pages share goes to components, domain or pages/records',
  },
  { from: below('src/pages'), to: below('src/resources'), says: 'a group of pages uses no resource' },
];
