import { ALL_WORKFLOWS, type StatePredicate, statesOf } from '#domain/records/recordTabs.ts';
import type { Bind } from './source.ts';

const quoted = (values: readonly string[]): string => values.map((value) => `'${value}'`).join(', ');

const conditionOf = (status: string, workflow: string, predicate: StatePredicate): string => {
  const rows = statesOf(predicate);
  const whole = rows.filter(({ workflows }) => workflows.length === ALL_WORKFLOWS);
  const some = rows.filter(({ workflows }) => workflows.length < ALL_WORKFLOWS);
  const any = [
    ...(whole.length ? [`${status} in (${quoted(whole.map((row) => row.status))})`] : []),
    ...some.map(({ status: one, workflows }) => {
      const named = quoted(workflows.map((value) => value ?? ''));
      return `(${status} = '${one}' and coalesce(${workflow}, '') in (${named}))`;
    }),
  ];
  return any.length ? `(${any.join(' or ')})` : 'false';
};

// The rules are few and stay the same functions; every request of a list asks for some of them.
const known = new WeakMap<StatePredicate, Map<string, string>>();

/**
 * A rule over status and workflow as a condition. Its values stand in the text: they are ours, and a partial index is chosen by
 * them.
 */
export const statesWhere = (status: string, workflow: string, predicate: StatePredicate): string => {
  const texts = known.get(predicate) ?? new Map<string, string>();
  known.set(predicate, texts);
  const columns = `${status} ${workflow}`;
  const text = texts.get(columns) ?? conditionOf(status, workflow, predicate);
  texts.set(columns, text);
  return text;
};

/** A filter by tabs, each a rule over status and workflow. */
export const byTabs =
  <T extends string>(of: (tab: T) => StatePredicate, status: string, workflow: string) =>
  (value: T | { in: T[] }, _bind: Bind): string => {
    const tabs = typeof value === 'string' ? [value] : value.in;
    return `(${tabs.map((tab) => statesWhere(status, workflow, of(tab))).join(' or ')})`;
  };
