import { readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { isContractProcedure } from '@orpc/contract';
import type { Plugin } from 'vite';

type Data = Record<string, unknown>;

const each = (record: Data): Data =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, asData(value)]));

/**
 * What a browser needs of a value of the contract: of a call its route, of an object schema its field names, of any other
 * schema nothing. Functions are left out: the browser has nothing to run them on.
 */
export const asData = (value: unknown): unknown => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  if (isContractProcedure(value)) return { '~orpc': { route: value['~orpc'].route, errorMap: {}, meta: {} } };
  if (!('_zod' in value)) return each({ ...value });
  return 'shape' in value ? { shape: each(value.shape as Data) } : {};
};

/** A module's exports as JavaScript without an import; one that is no data is missing, so that using it fails the build. */
export const asModule = (exported: Data): string =>
  Object.entries(exported)
    .map(([name, value]) => [name, JSON.stringify(asData(value))] as const)
    .filter(([, json]) => json !== undefined)
    .map(([name, json]) => `export const ${name} = ${json};`)
    .join('\n');

const isSchema = (value: object): boolean => '_zod' in value || isContractProcedure(value);

/** Whether a value of the contract is a schema or a call, or holds one, at whatever depth. */
export const holdsSchemas = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (isSchema(value) || Object.values(value).some((part) => holdsSchemas(part)));

const exportsOf = async (id: string): Promise<Data> => (await import(pathToFileURL(id).href)) as Data;
/** Whether a module of the contract makes schemas, whatever it makes them of: itself, or by a function that it exports. */
const makesSchemas = async (id: string): Promise<boolean> =>
  holdsSchemas(await exportsOf(id)) || (await readFile(id, 'utf8')).includes("from 'zod'");

const CONTRACT = /[\\/]contract[\\/](?:\w+[\\/])?\w+\.ts$/;
// Forms check their bodies by these schemas before the server does; only the pages with such forms load them.
const CHECKED =
  /[\\/]contract[\\/](?:shapes[\\/](?:sections|promoShapes|newUser|jobTitle|registrationCode)|finance[\\/]settingShapes)\.ts$/;
const WHOLE = '?whole';

/** Whether a module reaches for schemas as they are: those that forms check by, and what they are made of. */
const wantsWhole = (importer: string | undefined): importer is string =>
  importer !== undefined && (CHECKED.test(importer) || importer.endsWith(WHOLE));

/**
 * Builds the contract into the portal as data: the server validates, so zod and its schemas (30 KB) stay there. The bodies of
 * sections, of promos, of new accounts, of job titles and of registration codes are the exception.
 */
export const slimContract = (): Plugin => ({
  name: 'slim-contract',
  apply: 'build',
  enforce: 'pre',
  async resolveId(source, importer) {
    if (!wantsWhole(importer)) return null;
    const resolved = await this.resolve(source, importer, { skipSelf: true });
    if (!resolved || !CONTRACT.test(resolved.id)) return resolved;
    return (await makesSchemas(resolved.id)) ? { ...resolved, id: `${resolved.id}${WHOLE}` } : resolved;
  },
  transform: {
    filter: { id: { include: CONTRACT, exclude: CHECKED } },
    handler: async (_code, id) =>
      (await makesSchemas(id)) ? { code: asModule(await exportsOf(id)), map: { mappings: '' } } : null,
  },
});
