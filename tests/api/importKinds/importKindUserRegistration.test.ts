import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { manilaDate } from '#domain/day.ts';
import { userRegistrationKind } from '#server/importKinds/userRegistration/userRegistrationKind.ts';
import { startTestApp, type TestApp } from '#tests/support/app/app.ts';
import {
  fingerprint,
  importKindBench,
  inShort,
  type SheetValues,
} from '#tests/support/imports/importKindBench.ts';

let app: TestApp;
let bench: ReturnType<typeof importKindBench>;
let own: { id: string; code: string; stores: { id: string; code: string }[] };
let foreign: { code: string; store: string };
beforeAll(async () => {
  app = await startTestApp();
  bench = importKindBench(app, userRegistrationKind);
  const of = async (username: string) =>
    (
      await app.admin.query(
        `select p.id, p.hsis_code as code, (select jsonb_agg(jsonb_build_object('id', m.id::text, 'code', m.hsis_salesroom_code) order by m.id)
           from merchant m where m.partner_id = p.id and m.status = 'A') as stores
         from user_account u join partner p on p.id = u.partner_id where u.username = $1`,
        [username],
      )
    ).rows[0];
  own = await of('partner.admin');
  const other = await of('other.partner');
  foreign = { code: other.code, store: other.stores[0].code };
});
afterAll(() => app.stop());

let made = 0;
const row = (more: SheetValues = {}): SheetValues => ({
  username: `new.person${++made}`,
  firstName: 'Liezel',
  lastName: 'Magsino',
  birthDate: '1998-04-30',
  emailAddress: `Person${made}@example.test`,
  mobileNumber: '639171234567',
  accessRole: 'store_frontliner',
  hsisPartnerCode: own.code,
  ...more,
});
const run = async (rows: SheetValues[], as?: string) => {
  const staged = await bench.stage(rows, as);
  await bench.write(staged.importId, as);
  return { ...staged, states: await bench.states(staged.importId) };
};
const registered = async (importId: string) =>
  (
    await app.admin.query(
      `select r.username::text, r.first_name, r.birth_date, r.email, r.status, r.merchant_ids, p.hsis_code, a.name::text as role, r.version
       from user_request r left join partner p on p.id = r.partner_id left join access_role a on a.id = r.access_role_id
       where r.import_id = $1 order by r.id`,
      [importId],
    )
  ).rows;

describe('a sheet of people', () => {
  it('makes registrations that wait', async () => {
    const codes = own.stores.slice(0, 2).map(({ code }) => code);
    const wanted = row({ salesroomCodes: codes.join('\n') });
    const { importId, verdicts, states } = await run([
      wanted,
      row({ hsisPartnerCode: null, accessRole: 'HCPC_FINANCE_VIEW' }),
    ]);
    expect(verdicts.map(inShort)).toEqual([[], []]);
    expect(states).toEqual(['created', 'created']);
    const [person, colleague] = await registered(importId);
    expect(person).toMatchObject({
      username: wanted.username,
      email: wanted.emailAddress,
      status: 'SUBMITTED',
      merchant_ids: own.stores.slice(0, 2).map(({ id }) => id),
      hsis_code: own.code,
      role: 'STORE_FRONTLINER',
    });
    expect(colleague).toMatchObject({ hsis_code: null, role: 'HCPC_FINANCE_VIEW', merchant_ids: [] });
  });

  it('names all that is wrong with a row', async () => {
    const { verdicts } = await bench.stage([
      row({
        username: 'a b',
        birthDate: '2015-01-01',
        accessRole: 'STORE_FRONTLINR',
        salesroomCodes: foreign.store,
      }),
      row({ accessRole: 'HCPC_SBO_VIEW' }),
      row({
        hsisPartnerCode: null,
        salesroomCodes: 'S1',
        accessRole: 'HCPC_FINANCE_VIEW',
        birthDate: '1890-01-01',
      }),
    ]);
    expect(verdicts.map(inShort)).toEqual([
      [
        'username not_username',
        'birthDate too_young',
        'accessRole not_choice → STORE_FRONTLINER',
        'salesroomCodes unknown_code',
      ],
      ['accessRole not_choice'],
      ['birthDate out_of_range', 'hsisPartnerCode required'],
    ]);
  });

  it('lets nobody in who is eighteen tomorrow', async () => {
    const born = (daysLater: number) => {
      const day = new Date(app.clock.now().getTime() + daysLater * 86_400_000);
      const today = manilaDate(day);
      return `${Number(today.slice(0, 4)) - 18}${today.slice(4)}`;
    };
    const { verdicts } = await bench.stage([row({ birthDate: born(0) }), row({ birthDate: born(1) })]);
    expect(verdicts.map(inShort)).toEqual([[], ['birthDate too_young']]);
  });

  it('finds usernames and addresses that are taken', async () => {
    const first = row();
    await run([first]);
    await app.admin.query(
      `update user_account set email = 'Here@example.test' where username = 'frontliner'`,
    );
    const again = row();
    const { verdicts } = await bench.stage([
      row({ username: 'FRONTLINER' }),
      row({ emailAddress: 'here@example.test' }),
      { ...first, username: first.username?.toUpperCase() ?? null },
      again,
      row({ emailAddress: again.emailAddress?.toLowerCase() ?? null }),
    ]);
    expect(verdicts.map(inShort)).toEqual([
      ['username taken'],
      ['emailAddress taken'],
      ['username taken', 'emailAddress taken'],
      [],
      ['emailAddress twice_in_file'],
    ]);
  });

  it('names the row of the file that had the address before', async () => {
    const wanted = row();
    const { verdicts } = await bench.stage([wanted, row({ emailAddress: wanted.emailAddress ?? null })]);
    expect(verdicts[1]?.problems).toMatchObject([
      { field: 'emailAddress', code: 'twice_in_file', params: { row: 2 } },
    ]);
  });
});

describe('people of a partner', () => {
  it('bring in people of their own partner, named or not', async () => {
    const { importId, states } = await run([row({ hsisPartnerCode: null }), row()], 'partner.admin');
    expect(states).toEqual(['created', 'created']);
    expect((await registered(importId)).map(({ hsis_code: code }) => code)).toEqual([own.code, own.code]);
  });

  it('read of others what they read of none, and bring in no staff', async () => {
    const before = await fingerprint(app, ['user_request']);
    const { importId, verdicts } = await run(
      [
        row({ hsisPartnerCode: foreign.code }),
        row({ hsisPartnerCode: 'P-NONE' }),
        row({ accessRole: 'HCPC_SBO_VIEW' }),
      ],
      'partner.admin',
    );
    expect(verdicts.map(inShort)).toEqual([
      ['hsisPartnerCode unknown_code'],
      ['hsisPartnerCode unknown_code'],
      ['accessRole not_choice'],
    ]);
    expect(await registered(importId)).toEqual([]);
    expect(await fingerprint(app, ['user_request'])).toEqual(before);
  });

  it('are not told who is a user of somebody else, by name or address', async () => {
    const elsewhere = row({ hsisPartnerCode: foreign.code });
    await run([elsewhere], 'other.partner');
    await app.admin.query(
      `update user_account set email = 'elsewhere@example.test' where username = 'other.partner'`,
    );
    const { importId, verdicts, states } = await run(
      [
        row({ username: 'sales.admin' }),
        row({ username: 'Other.Partner' }),
        row({ emailAddress: 'ELSEWHERE@example.test' }),
        { ...elsewhere, hsisPartnerCode: null },
      ],
      'partner.admin',
    );
    expect(verdicts.map(inShort)).toEqual([[], [], [], []]);
    expect(states).toEqual(['created', 'created', 'created', 'created']);
    expect((await registered(importId)).map(({ status }) => status)).toEqual(Array(4).fill('SUBMITTED'));
    // Of their own they are, of whom they imported a moment ago too; staff are told of everybody.
    const own = await bench.stage([row({ username: 'Head.Office' }), { ...elsewhere }], 'partner.admin');
    expect(own.verdicts.map(inShort)).toEqual([['username taken'], ['hsisPartnerCode unknown_code']]);
    const again = await bench.stage([{ ...elsewhere, hsisPartnerCode: null }], 'partner.admin');
    expect(again.verdicts.map(inShort)).toEqual([['username taken', 'emailAddress taken']]);
    const byStaff = await bench.stage([row({ username: 'other.partner' })]);
    expect(byStaff.verdicts.map(inShort)).toEqual([['username taken']]);
  });

  it('see none of other partners, and those of single stores bring in nobody', async () => {
    await run([row({ hsisPartnerCode: foreign.code })]);
    const seen = await bench.inScope('partner.admin', '0', ({ tx }) =>
      tx.query({ text: 'select distinct partner_id from user_request' }),
    );
    expect(seen).toEqual([{ partner_id: own.id }]);
    await expect(bench.stage([row()], 'store.manager')).rejects.toMatchObject({ code: 'forbidden' });
  });
});

describe('the roles that an importer gives', () => {
  it('are those of the one list, and of staff those whose every right the importer holds', async () => {
    const problems = async (as: string, rows: SheetValues[]) =>
      (await bench.stage(rows, as)).verdicts.flatMap(inShort);
    await app.admin.query(
      `insert into access_role (name, is_external, permissions) values ('Night Shift', true, '{PT_VIEW}')`,
    );
    const roles = [
      'HEAD_OFFICE_3',
      'PARTNER_ADMIN',
      'CEO_PRESIDENT',
      'INFORMATION_TECHNOLOGY',
      'Night Shift',
    ];
    const asked = roles.map((accessRole) => row({ accessRole }));
    expect(await problems('partner.admin', asked)).toEqual([
      'accessRole not_given',
      'accessRole not_given',
      'accessRole not_given',
      'accessRole not_choice',
    ]);
    expect(await problems('it.support', asked)).toEqual([]);
    const staff = ['HCPC_SALES_ADMIN', 'HCPC_FINANCE_VIEW', 'HCPC_SBO_REVIEW'].map((accessRole) =>
      row({ accessRole, hsisPartnerCode: null }),
    );
    // What follows from a role's name alone is nobody's to hold.
    expect(await problems('sales.admin', staff)).toEqual([]);
    expect(await problems('it.support', staff)).toEqual(Array(3).fill('accessRole needs_second'));
  });

  it('are asked again when it is written', async () => {
    const { importId } = await bench.stage([row(), row()], 'partner.admin');
    await app.admin.query(
      `update import_verdict set resolved = resolved || jsonb_build_object('access_role_id',
         (select id from access_role where name = 'PARTNER_ADMIN')) where import_id = $1 and row_no = 2`,
      [importId],
    );
    await bench.write(importId, 'partner.admin');
    expect(await bench.states(importId)).toEqual(['create', 'created']);
  });
});

describe('writing and taking back', () => {
  it('leaves the table as it was, but for who was approved meanwhile', async () => {
    const before = await fingerprint(app, ['user_request']);
    const { importId } = await run([row(), row()]);
    await bench.reverse(importId);
    expect(await bench.states(importId)).toEqual(['reversed', 'reversed']);
    expect(await fingerprint(app, ['user_request'])).toEqual(before);
    const other = await run([row()], 'partner.admin');
    await app.admin.query(
      `update user_request set status = 'APPROVED', decided_at = now(), version = version + 1 where import_id = $1`,
      [other.importId],
    );
    await bench.reverse(other.importId, 'partner.admin');
    expect(await bench.states(other.importId)).toEqual(['created']);
  });

  it('leaves who got an account meanwhile unmarked', async () => {
    const wanted = row({ username: 'late.comer' });
    const { importId } = await bench.stage([wanted]);
    await app.admin.query(`update user_account set username = 'Late.Comer' where username = 'new.hire'`);
    await bench.write(importId);
    expect(await bench.states(importId)).toEqual(['create']);
  });

  it('offers enabled roles of the kind that the importer may bring in', async () => {
    const names = async (as: string) =>
      (await bench.choices('accessRole', 'A', as)).map(({ value }) => value);
    expect(await names('sales.admin')).toEqual(
      expect.arrayContaining(['HCPC_FINANCE_VIEW', 'PARTNER_ADMIN']),
    );
    expect(await names('sales.admin')).not.toContain('HCPC_SBO_REVIEW');
    expect((await names('partner.admin')).filter((name) => /HCPC|PARTNER/.test(name))).toEqual([]);
  });
});
