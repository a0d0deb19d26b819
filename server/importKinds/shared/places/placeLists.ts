import type { Tx } from '../../../db/context.ts';

// A drop-down needs no book of 42,010 barangays; a city's name stands in it once, the province beside it tells which.
const READ = `select array(select name from region order by id) as region,
  array(select distinct name from province order by name) as province, array(select distinct name from city order by name) as city`;

/** Names of regions, provinces and of cities and municipalities by their fields, for templates. */
export const placeLists = async (tx: Tx): Promise<Record<'region' | 'province' | 'city', string[]>> => {
  const [row] = await tx.query<Record<'region' | 'province' | 'city', string[]>>({
    name: 'import-place-names',
    text: READ,
  });
  return row ?? { region: [], province: [], city: [] };
};
