import { withoutEndZeros } from '../../formats/trimmedEnd.ts';
import type { MdrType } from '../../records/mdrRates.ts';
import { type AtcRate, atcOn, atcPercent, HAS_ATC, type PayeeKind } from '../atc.ts';
import { type Computation, settingTerms } from '../settings/computation.ts';
import { type Version, versionOn } from '../settings/versions.ts';
import type { LineTerms } from '../settleLine.ts';
import type { WaitReason } from './waitReasons.ts';

/** A version of the computation's setting. */
export interface ComputationVersion extends Version {
  id: string;
  values: Computation;
}

/** What holds for everybody, each from a day on. */
export interface SettlementRules {
  settings: readonly ComputationVersion[];
  taxCodes: readonly AtcRate[];
}

/** What is known of items of one store, product and business day. */
export interface ItemFacts {
  product: MdrType;
  /** The day of the sale (YYYY-MM-DD), of a refund that of what it gives back. */
  day: string;
  /** The store's rate of that day, else its partner's, in percent. */
  mdrPercent: string | null;
  isEwt: boolean | null;
  isTwa: boolean | null;
  /** Null where there is no account to pay to. */
  payee: { kind: PayeeKind | null } | null;
}

/** What items are reckoned with; those of one rate set make one line. */
export interface ItemTerms {
  rateSet: string;
  isEwt: boolean;
  taxCode: { code: string; percent: string } | null;
  terms: LineTerms;
  setting: Computation;
}

type Withheld = { taxCode: ItemTerms['taxCode'] } | { waits: WaitReason };

const withheldOf = ({ product, day, isEwt, payee }: ItemFacts, rules: SettlementRules): Withheld => {
  if (!isEwt || !HAS_ATC[product] || !payee) return { taxCode: null };
  if (payee.kind === null) return { waits: 'payeeKind' };
  const rate = atcOn(rules.taxCodes, { product, payee: payee.kind, day });
  return rate ? { taxCode: { code: rate.code, percent: atcPercent(rate) } } : { waits: 'taxCode' };
};

/** What items are settled with, or all that has to be known of them first. */
export function termsOf(facts: ItemFacts, rules: SettlementRules): ItemTerms | { waits: WaitReason[] } {
  const { day, isEwt, isTwa, payee } = facts;
  const version = versionOn(rules.settings, day);
  const mdrPercent = facts.mdrPercent ?? version?.values.commission ?? null;
  const withheld = withheldOf(facts, rules);
  if (
    version === null ||
    mdrPercent === null ||
    isEwt === null ||
    isTwa === null ||
    'waits' in withheld ||
    !payee
  )
    return {
      waits: [
        ...(version ? [] : ['setting' as const]),
        ...(mdrPercent === null ? ['rate' as const] : []),
        ...(isEwt === null || isTwa === null ? ['taxKind' as const] : []),
        ...('waits' in withheld ? [withheld.waits] : []),
        ...(payee ? [] : ['account' as const]),
      ],
    };
  const { taxCode } = withheld;
  const kinds = [isEwt ? 'EWT' : 'no EWT', isTwa ? 'TWA' : 'no TWA'];
  return {
    rateSet: [
      `MDR ${withoutEndZeros(mdrPercent)}`,
      ...kinds,
      taxCode ? `${taxCode.code} ${withoutEndZeros(taxCode.percent)}` : 'no ATC',
      `computation ${version.id}`,
    ].join(', '),
    isEwt,
    taxCode,
    terms: {
      ...settingTerms(version.values),
      ...{ mdrPercent, isTwa, ewtPercent: taxCode?.percent ?? null },
    },
    setting: version.values,
  };
}
