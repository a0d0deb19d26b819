import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Branch } from '../../wizard/answers.ts';
import { useWizard } from '../../wizard/useWizard.ts';
import { plainName } from '../several/plainName.ts';

export type BranchStepName = 'merchant' | 'retailer' | 'commodity';

/** A store with its place among all, and what is wrong with it in this step. */
export interface BranchRow {
  branch: Branch;
  index: number;
  problems: Readonly<Record<string, string>>;
}

/** How many stores are shown at a time. */
export const PAGE_SIZE = 50;

const hasProblems = ({ problems }: BranchRow): boolean => Object.keys(problems).length > 0;

/** What is looked for and which page is shown; both stand in the address, so that Back leads to the same rows. */
const useAddress = () => {
  const [params, setParams] = useSearchParams();
  const set = (edit: (params: URLSearchParams) => void) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        edit(next);
        return next;
      },
      { replace: true },
    );
  const put = (name: string, value: string) =>
    set((next) => {
      next.delete('page');
      if (value) next.set(name, value);
      else next.delete(name);
    });
  return {
    q: params.get('q') ?? '',
    isFaulty: params.has('faulty'),
    page: Math.max(1, Number(params.get('page')) || 1),
    setQ: (q: string) => put('q', q),
    setFaulty: (isFaulty: boolean) => put('faulty', isFaulty ? '1' : ''),
    setPage: (page: number) => set((next) => next.set('page', String(page))),
    clear: () => set((next) => ['q', 'faulty', 'page'].map((name) => next.delete(name))),
  };
};

/** Which stores are chosen, by their keys; those that are gone count no longer. */
const useSelection = (branches: readonly Branch[]) => {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const selected = useMemo(
    () => new Set(branches.map(({ key }) => key).filter((key) => chosen.has(key))),
    [branches, chosen],
  );
  const toggle = (keys: readonly string[], isOn: boolean) =>
    setChosen((before) => {
      const after = new Set(before);
      for (const key of keys) isOn ? after.add(key) : after.delete(key);
      return after;
    });
  return { selected, toggle, unselect: () => setChosen(new Set()) };
};

/** The stores of the application as their list shows them: searched, narrowed, a page at a time, some of them chosen. */
export const useBranchList = (step: BranchStepName) => {
  const { answers, problemsOfBranch } = useWizard();
  const { branches } = answers;
  const address = useAddress();
  const all = useMemo(
    () =>
      branches.map(
        (branch, index): BranchRow => ({ branch, index, problems: problemsOfBranch(branch, step) }),
      ),
    [branches, problemsOfBranch, step],
  );
  const { q, isFaulty } = address;
  const found = useMemo(() => {
    const wanted = plainName(q);
    const named = wanted ? all.filter(({ branch }) => plainName(branch.merchantName).includes(wanted)) : all;
    return isFaulty ? named.filter(hasProblems) : named;
  }, [all, q, isFaulty]);
  const pages = Math.max(1, Math.ceil(found.length / PAGE_SIZE));
  const page = Math.min(address.page, pages);
  return {
    ...address,
    ...useSelection(branches),
    step,
    all,
    found,
    faulty: useMemo(() => all.filter(hasProblems).length, [all]),
    isNarrowed: q.trim() !== '' || isFaulty,
    page,
    pages,
    shown: found.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE),
  };
};
export type BranchListState = ReturnType<typeof useBranchList>;
