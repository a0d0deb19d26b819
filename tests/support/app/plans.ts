import { type Actor, withContext } from '#server/db/context.ts';
import type { TestApp } from './app.ts';

/** A step of a plan as PostgreSQL tells it. */
export interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  Plans?: PlanNode[];
}
const flat = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(flat)];

const ACTORS = {
  internal: { class: 'internal', partnerId: null, merchantIds: [] },
  partner: { class: 'partner', partnerId: '1', merchantIds: [] },
  merchant: { class: 'merchant', partnerId: '1', merchantIds: ['1', '2', '3'] },
} as const satisfies Record<string, Pick<Actor, 'class' | 'partnerId' | 'merchantIds'>>;
export type PlannedFor = keyof typeof ACTORS;

/** All steps of the plan of a statement, as it is made for somebody of the staff, of a partner or of a store. */
export const planOf = async (
  app: TestApp,
  who: PlannedFor,
  { text, values }: { text: string; values?: unknown[] },
): Promise<PlanNode[]> => {
  const actor: Actor = { ...ACTORS[who], userId: '1', username: 'x', role: null };
  const rows = await withContext(app.pools, actor, 'plan', (tx) =>
    tx.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>({
      text: `explain (format json) ${text}`,
      values: values ?? [],
    }),
  );
  const [plan] = rows[0]?.['QUERY PLAN'] ?? [];
  return plan ? flat(plan.Plan) : [];
};

/** Tables that a plan reads from end to end. */
export const seqScans = (plan: readonly PlanNode[]): (string | undefined)[] =>
  plan.filter((node) => node['Node Type'] === 'Seq Scan').map((node) => node['Relation Name']);
/** Indexes that a plan goes by. */
export const indexes = (plan: readonly PlanNode[]): string[] =>
  plan.flatMap((node) => node['Index Name'] ?? []);
/** Whether a plan puts rows in order itself, all of them or those of one key at a time. */
export const sorts = (plan: readonly PlanNode[]): string[] =>
  plan.map((node) => node['Node Type']).filter((type) => type.endsWith('Sort'));
