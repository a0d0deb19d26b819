import type pg from 'pg';

export interface MadeApplication {
  name: string;
  status: string;
  isOfDraft: boolean;
  stores: number;
  papers: string[];
}

/** The application of whoever applies with one store, but for its name and papers. */
export const THE_ONE = { status: 'SUBMITTED', isOfDraft: true, stores: 1 };

/** The applications that there are under a reference number, or under a name that begins so. */
export const madeApplications = async (
  admin: pg.Client,
  { reference, named }: { reference: string; named: string },
): Promise<MadeApplication[]> => {
  const { rows } = await admin.query(
    `select p.name, p.status, p.id = d.partner_id as "isOfDraft",
        (select count(*)::int from merchant m where m.partner_id = p.id) as stores,
        array(select c.code from document c where c.partner_id = p.id order by c.code) as papers
      from partner p left join applicant_draft d on d.reference_number = p.reference_number
      where p.reference_number = $1 or p.name like $2`,
    [reference, `${named}%`],
  );
  return rows;
};

/** How many parts of an application that was not sent are kept. */
export const partsKept = async (admin: pg.Client, reference: string): Promise<number> => {
  const { rows } = await admin.query(
    `select count(*)::int as n from applicant_draft_part p join applicant_draft d on d.id = p.draft_id
      where d.reference_number = $1`,
    [reference],
  );
  return rows[0].n;
};

const TABLES = ['partner', 'merchant', 'address', 'contact_person', 'bank_account', 'merchant_schedule'];
/** What tells one application from another of the same content. */
const OWN = /(^|_)(id|at|by|number_key|reference_number|salesroom_code)$|^(file_id|version|current_since)$/;

/** All that an application holds, table by table, without its numbers and instants. */
export const contentOf = async (admin: pg.Client, partnerId: string): Promise<object> => {
  const content: Record<string, object[]> = {};
  for (const table of [...TABLES, 'merchant_commodity', 'document']) {
    const key = table === 'partner' ? 'id' : 'partner_id';
    const { rows } = await admin.query(`select * from ${table} where ${key} = $1 order by id`, [partnerId]);
    content[table] = rows
      .map((row) =>
        Object.fromEntries(
          Object.entries(row).filter(
            ([name]) => !OWN.test(name) || /^(region|province|city|barangay|zip_code|bank)/.test(name),
          ),
        ),
      )
      .sort((one, other) => JSON.stringify(one).localeCompare(JSON.stringify(other)));
  }
  return content;
};
