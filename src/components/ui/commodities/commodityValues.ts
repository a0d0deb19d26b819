import type { CommodityChoice } from '../sources.tsx';

/** A commodity in a form, as it is sent: its code and the types of it that are sold. */
export interface CommodityValue {
  code: string;
  name?: string;
  isEnabled: boolean;
  types: { code: string; name?: string }[];
}

/** Whether a type of a commodity is chosen. */
export const hasType = (values: readonly CommodityValue[], code: string, type: string): boolean =>
  values.some((value) => value.code === code && value.types.some((row) => row.code === type));

/** The list after one type was chosen or let go; a commodity without types leaves the list. */
export const withType = (
  values: readonly CommodityValue[],
  choice: CommodityChoice,
  type: string,
  chosen: boolean,
): CommodityValue[] =>
  withTypes(
    values,
    choice,
    choice.types.filter((row) => (row.code === type ? chosen : hasType(values, choice.code, row.code))),
  );

/** The list with exactly these types of one commodity, in the order of the look-up. */
export const withTypes = (
  values: readonly CommodityValue[],
  { code, name }: CommodityChoice,
  types: readonly { code: string; name: string }[],
): CommodityValue[] => {
  const others = values.filter((value) => value.code !== code);
  return types.length ? [...others, { code, name, isEnabled: true, types: [...types] }] : others;
};
