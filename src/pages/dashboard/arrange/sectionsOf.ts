import type { Desk } from '#contract/desk.ts';

/** Sections of the desk that stand in one place, where they may be ordered. */
export interface Place {
  name: 'waits' | 'beside' | 'below';
  keys: readonly string[];
}

export const CHART_SECTIONS = [
  'chart.payments',
  'chart.payouts',
  'chart.applications',
  'chart.regions',
] as const;
export type ChartSection = (typeof CHART_SECTIONS)[number];
export const BESIDE = ['payments', 'opened', 'dues', 'events'] as const;
export type BesideSection = (typeof BESIDE)[number];

/** The sections that a desk has for its reader, place by place. */
export const sectionsOf = (
  { queues, payments, opened, dues, events }: Desk,
  charts: readonly ChartSection[],
): Place[] => {
  const has: Readonly<Record<BesideSection, boolean>> = {
    payments: payments !== null,
    opened: opened.length > 0,
    dues: dues.length > 0,
    events: events !== null,
  };
  const places: Place[] = [
    { name: 'waits', keys: queues.map(({ name }) => `queue.${name}`) },
    { name: 'beside', keys: BESIDE.filter((key) => has[key]) },
    { name: 'below', keys: charts },
  ];
  return places.filter(({ keys }) => keys.length > 0);
};

const TITLES: Readonly<Record<BesideSection, string>> = {
  payments: 'dashboard.payments.title',
  opened: 'dashboard.opened.title',
  dues: 'dashboard.due.title',
  events: 'dashboard.events',
};

/** The text that a section is called by. */
export const titleOf = (key: string): string => {
  const beside = BESIDE.find((one) => one === key);
  if (beside) return TITLES[beside];
  return key.startsWith('chart.') ? `dashboard.charts.${key.slice('chart.'.length)}` : `dashboard.${key}`;
};
