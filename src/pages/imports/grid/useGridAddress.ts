import { useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ImportJob } from '#contract/shapes/importShapes.ts';
import { type RowState, rowState } from '#domain/importJobs/importStatus.ts';
import { isProblemCode, type ProblemCode } from '#domain/importJobs/problemCodes.ts';
import { isStatus } from '#domain/status.ts';
import { standing } from '../shared/standing.ts';
import { isOpen } from './problemsOfRow.ts';

export type Only = 'problems' | 'warnings' | 'matters' | 'all' | RowState;
const KINDS: readonly string[] = ['problems', 'warnings', 'matters', 'all'] satisfies Only[];
export const PER_PAGE = 100;

const isOnly = (text: string | null): text is Only =>
  text !== null && (KINDS.includes(text) || isStatus(rowState, text));

/** What of an import people look at first: what is to be done. */
const firstOnly = (job: ImportJob): Only => (isOpen(job) && standing(job).waiting > 0 ? 'problems' : 'all');

/** Which rows of an import are shown, as the address says it. */
export interface GridAddress {
  only: Only;
  code?: ProblemCode;
  field?: string;
  q: string;
  /** From 0. */
  page: number;
}

/** The rows that the address asks for, and how to ask for others; each has an address that can be sent to a colleague. */
export const useGridAddress = (job: ImportJob) => {
  const [query, setQuery] = useSearchParams();
  // Decided once a status: the sheet does not turn to other rows when the last one is fixed.
  const first = useRef({ status: job.status, only: firstOnly(job) });
  if (first.current.status !== job.status) first.current = { status: job.status, only: firstOnly(job) };
  const [only, code] = [query.get('only'), query.get('code')];
  const address: GridAddress = {
    only: isOnly(only) ? only : first.current.only,
    code: code && isProblemCode(code) ? code : undefined,
    field: query.get('field') ?? undefined,
    q: query.get('q') ?? '',
    page: Math.max(0, Number.parseInt(query.get('page') ?? '1', 10) - 1 || 0),
  };
  const searchOf = (wanted: Partial<GridAddress>): string => {
    const next = { ...address, page: 0, ...wanted };
    const said = new URLSearchParams({ import: job.id, only: next.only });
    if (next.code) said.set('code', next.code);
    if (next.field) said.set('field', next.field);
    if (next.q) said.set('q', next.q);
    if (next.page > 0) said.set('page', String(next.page + 1));
    return `?${said}`;
  };
  const show = (wanted: Partial<GridAddress>) => setQuery(searchOf(wanted), { replace: true });
  return { address, searchOf, show };
};
