/**
 * Makes every definition of columns that the server has, and writes them to standard output as JSON (`Told`). A process of its own:
 * definitions are made when their file is loaded, and a worker of the tests may have loaded it before.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { type Definition, tellDefinitions } from '#server/db/columns/columnsOf.ts';
import type { Tx } from '#server/db/context.ts';
import type { SignedIn } from '#server/http/caller/loadUser.ts';
import type { Asker } from '#server/records/asker.ts';

/** Who reads: a class of user, or whoever the statement is for. */
export type Reader = 'internal' | 'partner' | 'merchant' | 'applicant' | null;
/** A definition with its place in the code, `server/areas/…/x.ts:12`. */
export interface ToldDefinition extends Omit<Definition, 'writes'> {
  readonly at: string;
  readonly reader: Reader;
  readonly writes: readonly { readonly column: string; readonly type: string }[];
}
export interface Told {
  readonly definitions: readonly ToldDefinition[];
  /** How many definitions the text of each file has. */
  readonly written: Readonly<Record<string, number>>;
}

const ROOT = new URL('../../../', import.meta.url);
const CALL = /\b(?:columnsOf|writtenOf)</g;

/** The files that make definitions, and how many. */
const filesOf = (): Record<string, number> => {
  const paths = readdirSync(new URL('server/', ROOT), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
    .map((path) => `server/${path.replaceAll('\\', '/')}`);
  return Object.fromEntries(
    paths.flatMap((path) => {
      const text = readFileSync(new URL(path, ROOT), 'utf8');
      return /from '[^']*\/columnsOf\.ts'/.test(text) ? [[path, text.match(CALL)?.length ?? 0] as const] : [];
    }),
  );
};

const definitions: ToldDefinition[] = [];
let reader: Reader = null;

const placeOf = (stack = ''): string => {
  const [, line = ''] = stack
    .split('\n')
    .filter((frame) => frame.includes('/server/'))
    .map(String);
  return /\/(server\/[^)]*?):\d+\)?$/.exec(line)?.[1] ?? line;
};

tellDefinitions(({ from, reads, writes }) => {
  const at = placeOf(new Error('here').stack);
  definitions.push({ at, reader, from, reads, writes: writes.map(({ column, type }) => ({ column, type })) });
});

const written = filesOf();
for (const path of Object.keys(written)) await import(new URL(path, ROOT).href);

type Class = NonNullable<Reader>;
type Make = (asker: Asker, tx: Tx) => unknown;
const STAFF: readonly Class[] = ['internal'];
const USERS: readonly Class[] = ['internal', 'partner', 'merchant'];
const ALL: readonly Class[] = [...USERS, 'applicant'];

/** What is made anew for each reader: how, and for whom. */
const makers = async (): Promise<[make: Make, readers: readonly Class[]][]> => {
  const partners = await import('#server/records/partner/partnerColumns.ts');
  const stores = await import('#server/records/store/storeColumns.ts');
  const { readMerchantRow } = await import('#server/records/store/readMerchantRow.ts');
  const { readSummary, readMerchantSummary } = await import('#server/records/summary/summary.ts');
  const { promoRow } = await import('#server/areas/promos/promoColumns.ts');
  const { readPromo } = await import('#server/areas/promos/readPromo.ts');
  const { contractRow } = await import('#server/areas/contracts/contractColumns.ts');
  const { queueSource } = await import('#server/areas/applications/review/queueSource.ts');
  const { jobRow } = await import('#server/areas/jobs/jobRow.ts');
  const { noticeRow } = await import('#server/areas/notices/noticeRow.ts');
  return [
    [(asker) => partners.partnerPage(asker), USERS],
    [(asker) => stores.storePage(asker), USERS],
    [(asker, tx) => readMerchantRow(tx, '1', asker), USERS],
    [({ user, now }, tx) => readSummary(tx, '1', user as SignedIn, now), ALL],
    [({ user, now }, tx) => readMerchantSummary(tx, '1', user as SignedIn, now), ALL],
    [(asker) => promoRow(asker), USERS],
    [(asker, tx) => readPromo(tx, '1', asker), USERS],
    [() => contractRow('2026-01-01'), STAFF],
    [(asker) => queueSource(asker), STAFF],
    [() => jobRow('en'), USERS],
    [({ user }) => noticeRow(new Map(), 'en', user.type !== 'INTERNAL'), USERS],
  ];
};

const askerOf = (of: Class): Asker => ({
  user: {
    type: of === 'internal' ? 'INTERNAL' : 'EXTERNAL',
    permissions: new Set(),
    username: 'reader',
    userId: '1',
    applicantId: of === 'applicant' ? '1' : null,
  },
  now: new Date(),
});
const nothing = { query: async () => [] } as unknown as Tx;

for (const [make, readers] of await makers())
  for (const one of readers) {
    reader = one;
    try {
      await make(askerOf(one), nothing);
    } catch {
      // There is nothing to be found: the definition was made before.
    }
  }

process.stdout.write(JSON.stringify({ definitions, written } satisfies Told));
