import type { RemarkSection } from '#domain/review/remarkSection.ts';
import type { RecordKind } from '../../../../providers/verbs/recordVerbs.ts';
import type { DecisionBody } from '../../../../providers/verbs/reviewVerbs.ts';

/** One thing that has to be corrected, as it stands in the dialog. */
export interface Point {
  key: number;
  /** A store of the partner; null is the record itself. */
  merchantId: string | null;
  section: RemarkSection;
  field: string | null;
  message: string;
}

export const newPoint = (key: number, kind: RecordKind): Point => ({
  key,
  merchantId: null,
  section: kind === 'partner' ? 'business-details' : 'merchant',
  field: null,
  message: '',
});

/** The points as the call takes them. */
export const remarksOf = (points: readonly Point[]): NonNullable<DecisionBody['remarks']> =>
  points.map(({ merchantId, section, field, message }) => ({
    section,
    message: message.trim(),
    ...(merchantId ? { merchantId } : {}),
    ...(field ? { field } : {}),
  }));
