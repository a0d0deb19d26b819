import { formatInstant } from '#domain/dates.ts';

const OPERATORS: Record<string, string> = { like: 'contains', gte: 'from', lte: 'to', in: 'is one of' };

/** The filters of a list's query string as people read them, one a text; `sort` is left out. */
export const filterTexts = (query: string): string[] =>
  [...new URLSearchParams(query)]
    .filter(([name]) => name !== 'sort')
    .map(([name, value]) => {
      const [, field = name, operator = ''] = /^(\w+)(?:\[(\w+)\])?$/.exec(name) ?? [];
      return `${field} ${OPERATORS[operator] ?? 'is'} ${value}`;
    });

const sortText = (query: string): string => {
  const sort = new URLSearchParams(query).get('sort');
  if (!sort) return 'as the list stands';
  return sort.startsWith('-') ? `${sort.slice(1)}, descending` : sort;
};

/** The lines of an export's cover sheet. */
export const aboutLines = (
  { query, who, now }: { query: string; who: string; now: Date },
  rowCount: number,
): [string, string][] => [
  ['Exported by', who],
  ['Exported at', `${formatInstant(now)} (Manila)`],
  ['Filter', filterTexts(query).join('; ') || 'none'],
  ['Sorted by', sortText(query)],
  ['Rows', String(rowCount)],
];
