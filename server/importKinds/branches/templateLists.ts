import type { Tx } from '../../db/context.ts';
import { placeLists } from '../shared/places/placeLists.ts';
import { branchLists } from './branchLists.ts';

/** What the drop-downs and the guide of a sheet of branches offer. */
export const templateLists = async (tx: Tx): Promise<Record<string, readonly string[]>> => {
  const { region, province, city } = await placeLists(tx);
  const { banks, commodities } = await branchLists(tx);
  const named = (rows: readonly { label: string }[]): string[] => rows.map(({ label }) => label);
  return {
    'address.region': region,
    'address.province': province,
    'address.municipality': city,
    'bankInformation.bank': named(banks),
    commodities: named(commodities),
  };
};
