import type pg from 'pg';
import { registrationOffice } from '#domain/records/businessRegistration.ts';
import { requiredDocuments } from '#domain/review/requiredDocuments.ts';
import type { DemoNames } from '../demoNames.ts';
import type { DemoArea } from './area.ts';
import { contentOf, fileName, mediaTypeOf } from './files/content.ts';
import { DEMO_FOLDER, sha256Of } from './files/write.ts';
import { type DemoPartner, type DemoStore, readPartners, readStores } from './read.ts';
import { type Columns, insertNumbered, insertRows } from './rows.ts';

const FILE = {
  owner_id: 'bigint',
  partner_id: 'bigint',
  merchant_id: 'bigint',
  purpose: 'text',
  name: 'text',
  media_type: 'text',
  size: 'bigint',
  sha256: 'text',
  storage_key: 'text',
  created_at: 'timestamptz',
} as const satisfies Columns;
const DOCUMENT = {
  partner_id: 'bigint',
  merchant_id: 'bigint',
  code: 'text',
  file_id: 'bigint',
  is_enabled: 'boolean',
  created_at: 'timestamptz',
  created_by: 'text',
  disabled_at: 'timestamptz',
  disabled_by: 'text',
} as const satisfies Columns;

/** A file that is to be seeded. */
export interface NewFile {
  partnerId: string;
  merchantId: string | null;
  code: string;
  purpose: 'document' | 'contract' | 'promo' | 'protection' | 'owed-paper';
  label: string;
  owner: string;
  createdAt: Date;
  createdBy: string;
}

/** Writes the rows of files, their bytes as they will lie in the store; answers the ids. */
export const insertFiles = async (client: pg.ClientBase, files: readonly NewFile[]): Promise<string[]> => {
  const { rows: users } = await client.query<{ id: string; username: string }>(
    'select id, username::text as username from user_account',
  );
  const ids = new Map(users.map(({ id, username }) => [username, id]));
  const rows = files.map((file) => {
    const name = fileName(file.code, file.label, file.owner);
    const content = contentOf({ name, code: file.code, createdAt: file.createdAt });
    const key = sha256Of(
      Buffer.from(`${file.partnerId} ${file.merchantId} ${file.purpose} ${name} ${file.createdAt.getTime()}`),
    );
    return {
      owner_id: ids.get(file.createdBy) ?? users[0]?.id,
      partner_id: file.partnerId,
      merchant_id: file.merchantId,
      purpose: file.purpose,
      name,
      media_type: mediaTypeOf(file.code),
      size: content.length,
      sha256: sha256Of(content),
      storage_key: `${DEMO_FOLDER}/${file.code}/${key}`,
      created_at: file.createdAt,
    };
  });
  return insertNumbered(client, 'file', FILE, rows);
};

/** Optional documents, each with the share of partners that handed it in. */
const OPTIONAL: readonly [code: string, share: number][] = [
  ['BUSINESS_PERMIT', 0.7],
  ['BANK_PROOF', 0.5],
  ['ARTICLES', 0.3],
  ['GIS', 0.3],
  ['COMPANY_LOGO', 0.3],
  ['APPLICATION_FORM', 0.4],
];
const OF_COMPANIES = ['ARTICLES', 'GIS'];

const codesOf = ({ random }: DemoNames, { entity }: DemoPartner, lacks: boolean): string[] => {
  const required = requiredDocuments(entity);
  const isCompany = registrationOffice(entity) === 'SEC';
  const more = OPTIONAL.filter(
    ([code, share]) => random.chance(share) && (isCompany || !OF_COMPANIES.includes(code)),
  );
  return [...(lacks ? required.slice(0, -1) : required), ...more.map(([code]) => code)];
};

type Wanted = Omit<NewFile, 'label'> & { replacedAt: Date | null };

const DAY_MS = 86_400_000;
const RENEWED = ['BUSINESS_PERMIT'];

/** A partner's documents; permits that were renewed stand before their successors, disabled. */
const ofPartner = (names: DemoNames, partner: DemoPartner, lacks: boolean): Wanted[] =>
  codesOf(names, partner, lacks).flatMap((code) => {
    const { id: partnerId, name: owner, createdAt, submittedBy } = partner;
    const createdBy = submittedBy ?? 'sales.admin';
    const file = {
      partnerId,
      merchantId: null,
      code,
      purpose: 'document' as const,
      owner,
      createdAt,
      createdBy,
    };
    const renewedAt = new Date(createdAt.getTime() + 10 * DAY_MS);
    const isRenewed = RENEWED.includes(code) && partner.status === 'A' && names.random.chance(0.3);
    return isRenewed
      ? [
          { ...file, replacedAt: renewedAt },
          { ...file, createdAt: renewedAt, createdBy: 'sbo.reviewer', replacedAt: null },
        ]
      : [{ ...file, replacedAt: null }];
  });

const ofStore = ({ random }: DemoNames, store: DemoStore): Wanted[] =>
  store.n <= 3 && random.chance(0.6)
    ? [
        {
          partnerId: store.partnerId,
          merchantId: store.id,
          code: 'STORE_PHOTO',
          purpose: 'document',
          owner: store.name,
          createdAt: store.createdAt,
          createdBy: store.submittedBy ?? 'sales.admin',
          replacedAt: null,
        },
      ]
    : [];

const REPLACED = `update document o set replaced_by = n.id from document n
  where not o.is_enabled and n.partner_id = o.partner_id and n.merchant_id is not distinct from o.merchant_id
    and n.code = o.code and n.is_enabled and n.id > o.id`;
const LABELS = `select code, label from lookup_value where list = 'document-type'`;

const LACKING_EVERY = 3;
/** Whether a required document is missing: of what is incomplete always, of what nobody has looked at yet now and then. */
const lacks = ({ status, workflow }: DemoPartner, at: number): boolean => {
  const isNew = status === 'SUBMITTED' && workflow === null;
  return status === 'INCOMPLETE' || ((isNew || status === 'REJECTED') && at % LACKING_EVERY === 0);
};

/** The documents of partners and stores, with small files: what is required of all but a few applicants, and some more. */
export const documents: DemoArea = {
  seeded: 'from document',
  seed: async ({ client, names }) => {
    const { rows: labels } = await client.query<{ code: string; label: string }>(LABELS);
    const label = new Map(labels.map((row) => [row.code, row.label]));
    const partners = await readPartners(client);
    const wanted = [
      ...partners.flatMap((partner, at) => ofPartner(names, partner, lacks(partner, at))),
      ...(await readStores(client)).flatMap((store) => ofStore(names, store)),
    ];
    const files = await insertFiles(
      client,
      wanted.map((file) => ({ ...file, label: label.get(file.code) ?? file.code })),
    );
    const rows = wanted.map(({ partnerId, merchantId, code, createdAt, createdBy, replacedAt }, at) => ({
      partner_id: partnerId,
      merchant_id: merchantId,
      code,
      file_id: files[at],
      is_enabled: replacedAt === null,
      created_at: createdAt,
      created_by: createdBy,
      disabled_at: replacedAt,
      disabled_by: replacedAt ? 'sbo.reviewer' : null,
    }));
    await insertRows(client, 'document', DOCUMENT, rows);
    await client.query(REPLACED);
  },
};
