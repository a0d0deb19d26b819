import { isWarning } from '#domain/imports/problems.ts';
import { withContext } from '#server/db/context.ts';
import { loadUser, type SignedIn } from '#server/http/caller/loadUser.ts';
import type { Checked, ImportKind, ImportScope, Match, Values } from '#server/imports/importKind.ts';
import type { Verdict } from '#server/imports/rows/judge.ts';
import { keepVerdicts } from '#server/imports/rows/keepVerdicts.ts';
import { alsoMarks } from '#server/imports/rows/marksOf.ts';
import { firstsInFile, twiceInFile } from '#server/imports/rows/twiceInFile.ts';
import type { TestApp } from '#tests/support/app/app.ts';

/** Cells of a row by field, as the reader of cells hands them on; what is left out is empty. */
export type SheetValues = Readonly<Record<string, string | null>>;

const JOB = `insert into import_job (kind, owner_id, created_by, file_name, file_size, file_sha256, status)
  values ($1, $2, $3, 'rows.xlsx', 1, 'x', 'review') returning id`;

const verdictOf = (row: number, checked: Checked, match: Match | null): Verdict => {
  const found = [
    ...checked.problems,
    ...(match && match.action !== 'unchanged' ? (match.problems ?? []) : []),
  ];
  const problems = found.map((problem) => ({ ...problem, value: null }));
  const isError = match === null || problems.some(({ code }) => !isWarning(code));
  return {
    row,
    state: isError ? 'error' : match.action,
    key: checked.key,
    alsoUnique: alsoMarks(checked),
    name: checked.name,
    problems,
    resolved: checked.resolved,
    changes: match?.action === 'update' ? match.changes : null,
    targetId: match && match.action !== 'create' ? match.targetId : null,
    targetVersion: match?.action === 'update' ? match.targetVersion : null,
    matters: isError || match.action === 'unchanged' ? null : (match.matters ?? null),
  };
};

/** Drives one kind of import as the engine does, without files and jobs: rows 2, 3, … of one span. */
export const importKindBench = (app: TestApp, kind: ImportKind) => {
  const users = new Map<string, SignedIn>();
  const userOf = async (username: string): Promise<SignedIn> => {
    const { rows } = await app.admin.query('select id from user_account where username = $1', [username]);
    const user =
      users.get(username) ?? (await loadUser(app.pools, 'test', rows[0].id, null, app.clock.now()));
    if (!user) throw new Error(`nobody is called ${username}`);
    users.set(username, user);
    return user;
  };
  const inScope = async <T>(
    username: string,
    importId: string,
    run: (scope: ImportScope) => Promise<T>,
  ): Promise<T> => {
    const user = await userOf(username);
    return withContext(app.pools, user.actor, 'test', (tx) =>
      run({ tx, user, importId, now: app.clock.now() }),
    );
  };
  const span = (importId: string) => ({ importId, from: 1, to: 1_000_000 });
  const valuesOf = (row: SheetValues): Values =>
    Object.fromEntries(kind.fields.map(({ key }) => [key, row[key] ?? null]));

  const judge = async (scope: ImportScope, rows: readonly SheetValues[]): Promise<Verdict[]> => {
    const check = await kind.checker(scope);
    const firstWith = firstsInFile();
    const checked = rows.map((row, at) => {
      const one = check(valuesOf(row));
      const twice = twiceInFile(kind.keyField, at + 2, one, firstWith);
      return { ...one, problems: [...one.problems, ...twice] };
    });
    const isSound = ({ problems }: Checked) => problems.every(({ code }) => isWarning(code));
    const sound = checked.filter(isSound);
    const matches = sound.length ? await kind.match(scope, sound) : [];
    return checked.map((one, at) => verdictOf(at + 2, one, matches[sound.indexOf(one)] ?? null));
  };
  return {
    /** Checks rows in somebody's name and keeps the verdicts, as an import of its own. */
    stage: async (rows: readonly SheetValues[], as = 'sales.admin') => {
      const user = await userOf(as);
      const { rows: made } = await app.admin.query(JOB, [kind.id, user.userId, as]);
      const importId: string = made[0].id;
      const verdicts = await inScope(as, importId, async (scope) => {
        const judged = await judge(scope, rows);
        await keepVerdicts(scope.tx, importId, judged);
        return judged;
      });
      return { importId, verdicts };
    },
    write: (importId: string, as = 'sales.admin') =>
      inScope(as, importId, (scope) => kind.write(scope, span(importId))),
    reverse: (importId: string, as = 'sales.admin') =>
      inScope(as, importId, (scope) => kind.reverse(scope, span(importId))),
    /** The states of an import's rows, in their order. */
    states: async (importId: string): Promise<string[]> => {
      const { rows } = await app.admin.query(
        'select state from import_verdict where import_id = $1 order by row_no',
        [importId],
      );
      return rows.map(({ state }) => state);
    },
    choices: (field: string, q: string, as = 'sales.admin') =>
      inScope(as, '0', async (scope) => (await kind.choices?.(scope, field, q)) ?? []),
    inScope,
  };
};

/** The problems of a verdict in short: `city not_place → City of Calamba`. */
export const inShort = ({ problems }: Pick<Verdict, 'problems'>): string[] =>
  problems.map(({ field, code, suggestion }) => `${field} ${code}${suggestion ? ` → ${suggestion}` : ''}`);

/** Fingerprints of what stands in tables, without versions and marks of who wrote last. */
export const fingerprint = async (app: TestApp, tables: readonly string[]): Promise<string[]> => {
  const marks = `'version', 'updated_at', 'updated_by', 'edited_at', 'edited_by'`;
  const sums: string[] = [];
  for (const table of tables) {
    const { rows } = await app.admin.query(
      `select md5(coalesce(string_agg((to_jsonb(t) - array[${marks}])::text, '|' order by to_jsonb(t)::text), '')) as sum from ${table} t`,
    );
    sums.push(`${table} ${rows[0].sum}`);
  }
  return sums;
};
