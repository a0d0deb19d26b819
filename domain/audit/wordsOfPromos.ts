import { areaCoverage } from '../promos/promoCoverage.ts';
import { promoStatus } from '../promos/promoStatus.ts';
import type { Sentence } from '../sentence.ts';

const labels = <K extends string>(
  table: Readonly<Record<K, { label: Sentence }>>,
): Record<string, Sentence> =>
  Object.fromEntries(
    Object.entries<{ label: Sentence }>(table).map(([code, { label }]): [string, Sentence] => [code, label]),
  );

/** Closed lists of promos. */
export const wordsOfPromos = {
  promoStatus: labels(promoStatus),
  areaCoverage: labels(areaCoverage),
  locationMode: {
    all: { en: 'All that are covered', fil: 'Lahat ng nasasaklaw' },
    only: { en: 'Only those named', fil: 'Mga pinangalanan lang' },
    except: { en: 'All but those named', fil: 'Lahat maliban sa pinangalanan' },
  },
} as const satisfies Record<string, Readonly<Record<string, Sentence>>>;
