import { formatDate, manilaDate } from '#domain/day.ts';
import { type ApprovalKindName, approvalKind } from '#domain/review/approval.ts';
import type { Language } from '#domain/sentence.ts';
import { type ApiRefusal, fail } from './fail.ts';

/** The state of the database's refusal of a change that would void requests; its detail names them. */
const WOULD_VOID = 'SV001';

interface Waiting {
  id: string;
  kind: ApprovalKindName;
  subject: string;
  madeAt: string;
  /** Null when whoever is told may not know the name. */
  maker: string | null;
}

const said = ({ kind, subject, madeAt, maker }: Waiting, language: Language): string => {
  const day = formatDate(manilaDate(new Date(madeAt)));
  const what = `${approvalKind[kind].label[language]}, ${subject}`;
  if (language === 'en') return `${what} (asked for ${maker ? `by ${maker} ` : ''}on ${day})`;
  return `${what} (hiniling ${maker ? `ni ${maker} ` : ''}noong ${day})`;
};

/** What a call says to the database: its user is asked before requests become void, but not of those in `Voids-Requests`. */
export const asking = (known: string | null): string =>
  ['ask', ...(known?.match(/\d{1,18}/g)?.slice(0, 100) ?? [])].join(',');

const detailOf = (thrown: unknown): string | null => {
  for (let cause = thrown, depth = 0; cause instanceof Error && depth < 4; cause = cause.cause, depth++) {
    const { code, detail } = cause as { code?: unknown; detail?: unknown };
    if (code === WOULD_VOID && typeof detail === 'string') return detail;
  }
  return null;
};

/**
 * The database's refusal of a change that would void requests, as 422 with their ids; the same call with these in
 * `Voids-Requests` makes the change. Null for anything else that was thrown.
 */
export const wouldVoid = (thrown: unknown): ApiRefusal | null => {
  const detail = detailOf(thrown);
  if (detail === null) return null;
  const waiting = JSON.parse(detail) as Waiting[];
  const list = (language: Language) => waiting.map((one) => said(one, language)).join('; ');
  return fail(
    'rule_voids_request',
    {
      en: `A change waits for a second person: ${list('en')}. Saving this makes it void.`,
      fil: `May pagbabagong naghihintay ng pangalawang tao: ${list('fil')}. Mawawalan ito ng bisa kapag sinave mo ito.`,
    },
    { requests: waiting.map(({ id }) => id) },
  );
};
