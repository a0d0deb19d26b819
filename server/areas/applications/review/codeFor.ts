import { isRecordCode, NOT_RECORD_CODE } from '#domain/formats/recordCode.ts';
import { badFields, fail } from '../../../http/errors/fail.ts';
import type { Subject } from '../../../records/lock/subject.ts';
import type { Work } from '../../../records/lock/work.ts';

const NOT_NOW = {
  en: 'A code is given when a record becomes active',
  fil: 'Ibinibigay ang code kapag naging aktibo ang rekord',
};
const HAS_ONE = (code: string) => ({
  en: `It has the code ${code} already`,
  fil: `Mayroon na itong code na ${code}`,
});

/** 422 of a code that another record has. */
const codeTaken = (code: string, name: string) => {
  const sentence = {
    en: `${name} has the code ${code} already.`,
    fil: `Gamit na ng ${name} ang code na ${code}.`,
  };
  return fail('rule_code_taken', sentence, { fields: { code: sentence } });
};

const OF = {
  partner: { own: 'select hsis_code as code from partner where id = $1', column: 'hsis_code' },
  merchant: {
    own: 'select hsis_salesroom_code as code from merchant where id = $1',
    column: 'hsis_salesroom_code',
  },
} as const;

/** The code that a record shall have from now on, checked; null lets the database make one where there is none. */
export const codeFor = async (
  { tx }: Work,
  subject: Subject,
  typed: string | undefined,
  to: string,
): Promise<string | null> => {
  if (!typed) return null;
  if (to !== 'A') throw badFields({ code: NOT_NOW });
  if (!isRecordCode(typed)) throw badFields({ code: NOT_RECORD_CODE });
  const table = subject.merchantId === null ? 'partner' : 'merchant';
  const { own, column } = OF[table];
  const [[has], [other]] = await Promise.all([
    tx.query<{ code: string | null }>({ name: `code-of-${table}`, text: own, values: [subject.id] }),
    tx.query<{ name: string }>({
      name: `holder-of-${table}-code`,
      text: `select name from ${table} where ${column} = $1 and id <> $2 limit 1`,
      values: [typed, subject.id],
    }),
  ]);
  if (has?.code && has.code !== typed) throw badFields({ code: HAS_ONE(has.code) });
  if (other) throw codeTaken(typed, other.name);
  return typed;
};
