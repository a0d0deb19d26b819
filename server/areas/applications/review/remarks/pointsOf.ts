import type { Decision } from '#contract/applications.ts';
import { remarkPlace } from '#domain/review/remarkPlace.ts';
import { namesDocument } from '#domain/review/reviewSections.ts';
import { paperName } from '#domain/selfService/names/paperName.ts';
import { each, type Sentence } from '#domain/sentence.ts';
import type { Tx } from '../../../../db/context.ts';
import type { Subject } from '../../../../records/lock/subject.ts';

const NAMES = `select code as key, label as name from lookup_value where list = 'document-type' and code = any ($1::text[])
  union all select id::text, name from merchant where id = any ($2::bigint[]) and partner_id = $3`;

/** The points of a review as an applicant reads them: what each is about (store, section, field or document), then what is to be mended. */
export const pointsOf = async (
  tx: Tx,
  { partnerId, merchantId }: Subject,
  remarks: Decision['remarks'],
): Promise<Sentence[]> => {
  if (!remarks.length) return [];
  const documents = remarks.flatMap(({ section, field }) => (field && namesDocument(section) ? [field] : []));
  // A decision on a store names that store already.
  const stores = merchantId === null ? remarks.flatMap((remark) => remark.merchantId ?? []) : [];
  const rows = await tx.query<{ key: string; name: string }>({
    name: 'names-in-remarks',
    text: NAMES,
    values: [documents, stores, partnerId],
  });
  const names = new Map(rows.map(({ key, name }) => [key, name]));
  return remarks.map(({ section, field, message, merchantId: of }) => {
    const paper = field && namesDocument(section) ? paperName(field, names.get(field) ?? field) : null;
    const store = (of && names.get(of)) || null;
    return each((language) => {
      const place = remarkPlace({ section, field: paper?.[language] || field || null, store });
      return `${place[language]}: ${message}`;
    });
  });
};

const LONGEST = 500;

/** What is said in as many lines, cut to what a notice holds. */
export const inShort = (said: readonly Sentence[]): Sentence =>
  each((language) =>
    said
      .map((point) => point[language])
      .join('\n')
      .slice(0, LONGEST),
  );
