import type { EcommerceSite } from '#contract/shapes/ecommerceSite.ts';
import { trimmedEnd } from '#domain/formats/trimmedEnd.ts';
import { writtenOf } from '../../db/columns/columnsOf.ts';
import { flag, text } from '../../db/columns/kinds.ts';
import type { Tx } from '../../db/context.ts';
import { type Owner, ownerColumns, ownRows, type Placed } from './owner.ts';
import { type Problems, refuseProblems } from './problems.ts';
import { insertRows, type RowTable, replaceRows } from './rows.ts';

const SITE = writtenOf<EcommerceSite>('ecommerce_site s')({
  website: text('s.website'),
  isEnabled: flag('s.is_enabled'),
});
const READ = `select ${SITE.select} from ecommerce_site s where s.merchant_id = $1 order by s.id`;

/** The web shops of a store; a partner has none. */
export const readSites = async (tx: Tx, { merchantId }: Owner): Promise<EcommerceSite[]> =>
  merchantId === null ? [] : SITE.read(tx, { name: 'sites', text: READ, values: [merchantId] });

const TABLE: RowTable = { table: 'ecommerce_site', columns: SITE };

const asRow = ({ owner, input }: Omit<Placed<EcommerceSite>, 'path'>) => ({
  ...ownerColumns(owner),
  ...SITE.write(input),
});

const TWICE = {
  en: 'Name each web address once',
  fil: 'Isang beses lang isulat ang bawat web address',
};
const comparable = (website: string): string => trimmedEnd(website.toLowerCase(), '/');

/** What is wrong with a store's web shops: one that is named twice. */
export const siteProblems = (sites: readonly EcommerceSite[], path: string): Problems => {
  const seen = sites.map(({ website }) => comparable(website));
  return Object.fromEntries(
    seen.flatMap((site, at) => (seen.indexOf(site) < at ? [[`${path}.${at}.website`, TWICE]] : [])),
  );
};

/** Writes the web shops of new stores. */
export const insertSites = (tx: Tx, placed: readonly Omit<Placed<EcommerceSite>, 'path'>[]): Promise<void> =>
  insertRows(tx, TABLE, placed.map(asRow));

/** Writes the web shops of a store, all of them. 400 for one that is named twice. */
export const saveSites = async (tx: Tx, owner: Owner, inputs: readonly EcommerceSite[]): Promise<void> => {
  refuseProblems(siteProblems(inputs, 'ecommerceSites'));
  const rows = inputs.map((input) => asRow({ owner, input }));
  await replaceRows(tx, TABLE, ownRows(owner), rows);
};
