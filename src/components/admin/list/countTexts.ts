import { countText } from '../../ui/numberTexts.ts';

interface TabCount {
  tab: string;
  count: number;
  isAtLeast: boolean;
}

/** How many rows each tab of a list holds, in figures; "10,000+" where counting stopped. */
export const countTexts = (counts: readonly TabCount[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    counts.map(({ tab, count, isAtLeast }) => [tab, `${countText(count)}${isAtLeast ? '+' : ''}`]),
  );
