import { type Spoken, spoken } from '../../../texts/spoken.ts';
import { en, type SheetKey } from './en.ts';

const { load, useText }: Spoken<SheetKey> = spoken(en, () => import('./fil.ts'));

export { load as loadSheetTexts };

type Counted = { [Key in SheetKey]: Key extends `${infer Stem}.many` ? Stem : never }[SheetKey];
type Values = Record<string, string | number>;

/** The texts in the language chosen now, and those that count: "1 store", "12 stores". */
export const useSheetText = () => {
  const t = useText();
  const counted = (stem: Counted, count: number, values: Values = {}): string =>
    t(`${stem}.${count === 1 ? 'one' : 'many'}`, { count, ...values });
  return { t, counted };
};
