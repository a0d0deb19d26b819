import type { ChartDay, ChartRegion, ChartWeek, DeskCharts } from '#contract/desk.ts';
import { manilaDate } from '#domain/day.ts';
import { seesCharts, seesRegions } from '#domain/desk/deskCharts.ts';
import type { Language } from '#domain/sentence.ts';
import type { DeskPart } from '../../desk/deskPart.ts';
import type { Sitter } from '../../desk/deskQueue.ts';
import type { SignedIn } from '../../http/caller/loadUser.ts';
import type { Asker } from '../../records/asker.ts';

/** The charts of the desk, as `registries/desk.ts` hands them over. */
export interface DeskChartContents {
  payments: (sitter: Sitter) => DeskPart<ChartDay[]> | null;
  payouts: (sitter: Sitter) => DeskPart<ChartDay[]> | null;
  applications: (sitter: Sitter) => DeskPart<ChartWeek[]> | null;
  regions: (sitter: Sitter) => DeskPart<ChartRegion[]> | null;
}
type Drawn = Partial<Omit<DeskCharts, 'dtimeRead'>>;

const part = <T>(one: DeskPart<T> | null, as: (value: T) => Drawn): DeskPart<Drawn>[] =>
  one ? [{ sql: one.sql, present: (found) => as(one.present(found)) }] : [];

interface Reader extends Asker {
  user: Asker['user'] & Pick<SignedIn, 'accessLevel'>;
}

/** The charts that somebody is shown, each to be read in the same statement; none without the right to the desk's figures. */
export const chartParts = (
  { payments, payouts, applications, regions }: DeskChartContents,
  asker: Reader,
  language: Language,
): DeskPart<Drawn>[] => {
  if (!seesCharts(asker.user)) return [];
  const sitter: Sitter = { ...asker, today: manilaDate(asker.now), language };
  return [
    ...part(payments(sitter), (days) => ({ payments: days })),
    ...part(payouts(sitter), (days) => ({ payouts: days })),
    ...part(applications(sitter), (weeks) => ({ applications: weeks })),
    ...part(seesRegions(asker.user) ? regions(sitter) : null, (found) => ({ regions: found })),
  ];
};
