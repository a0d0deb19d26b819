import type { ImportJob } from '#contract/shapes/importShapes.ts';
import { paymentFields } from '#domain/imports/fields/paymentFields.ts';
import type { TestApp } from '#tests/support/app/app.ts';
import { importBench } from '#tests/support/imports/importBench.ts';
import { takingBench } from '../transactions/takingBench.ts';

export const CLERK = 'finance.officer';
/** Who confirms what the clerk loads. */
export const CONFIRMER = 'finance.second';
export const PAYMENT_HEADER = paymentFields.map(({ header }) => header).join(',');
/** Places of cells in the sheet of payments. */
export const PAYMENT_COLUMN = Object.fromEntries(paymentFields.map(({ key }, at) => [key, at])) as Record<
  string,
  number
>;

type Line = Partial<Record<(typeof paymentFields)[number]['key'], string>>;

/** Sheets of payments of a store, as a clerk loads them. */
export const paymentSheetBench = async (app: TestApp) => {
  const bench = importBench(app);
  const taking = await takingBench(app);
  const line = (reference: string, given: Line = {}): string => {
    const sound: Line = {
      ...{ reference, day: '2026-11-20', time: '09:15', hsisSalesroomCode: taking.store.code },
      ...{ hsisPartnerCode: taking.store.partnerCode, transactionType: 'HCPay', amount: '1234.50' },
      ...given,
    };
    return paymentFields.map(({ key }) => sound[key] ?? '').join(',');
  };
  const staged = async (lines: readonly string[], header = PAYMENT_HEADER): Promise<ImportJob> => {
    const { body } = await bench.upload('transactions', 'payments.csv', [header, ...lines].join('\n'), CLERK);
    return bench.settled(body.data.id, CLERK);
  };
  /** Asks for a sheet to be confirmed; answers the request's id. */
  const asked = async (job: ImportJob, as = CLERK): Promise<string> => {
    const { status, body } = await bench.commit(job, {}, as, 'transactions');
    if (status !== 202) throw new Error(JSON.stringify(body));
    return body.data.approvalRequestId;
  };
  /** Has a sheet written: asked for by the clerk, and confirmed by a second person. */
  const written = async (job: ImportJob) => {
    const { status, body } = await bench.decide(await asked(job), 'approve', CONFIRMER);
    if (status !== 200) throw new Error(JSON.stringify(body));
    return bench.settled(job.id, CLERK);
  };
  const rows = async (job: ImportJob) => bench.rows(job.id, { only: 'all' });
  const verdicts = async (job: ImportJob) =>
    (await rows(job)).map(({ state, problems }) => [
      state,
      ...problems.map(({ field, code }) => `${field} ${code}`),
    ]);
  const payments = async (references: string) =>
    (
      await app.admin.query(
        `select source, reference, day::text, amount::text, card_last4 as card, cashier, status, created_by as by, void_reason as why
         from payment_transaction where reference like $1 order by reference`,
        [references],
      )
    ).rows;

  /** Whether a text stands anywhere that an import writes: rows, edits, problems, columns, previews, verdicts, the trail. */
  const isStored = async (text: string): Promise<boolean> => {
    const tables = [
      'import_job',
      'import_row',
      'import_edit',
      'import_problem',
      'import_verdict',
      'audit.entry',
      'job',
    ];
    const found = await Promise.all(
      [...tables, 'idempotency_key'].map(async (table) => {
        const { rows: some } = await app.admin.query(
          `select 1 from ${table} t where to_jsonb(t)::text like '%' || $1 || '%' limit 1`,
          [text],
        );
        return some.length > 0;
      }),
    );
    return found.some(Boolean);
  };
  const keptFiles = async (): Promise<number> => {
    const { rows: files } = await app.admin.query<{ key: string }>(
      `select f.storage_key as key from import_job i join file f on f.id = i.file_id where i.kind = 'transactions'`,
    );
    const kept = await Promise.all(files.map(({ key }) => app.deps.files.has(key)));
    return kept.filter(Boolean).length;
  };
  return { ...bench, taking, line, staged, asked, written, rows, verdicts, payments, isStored, keptFiles };
};
