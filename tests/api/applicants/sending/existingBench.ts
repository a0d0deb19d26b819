import { POLICY_VERSIONS } from '#domain/people/policyVersions.ts';
import type { TestApp } from '#tests/support/app/app.ts';
import type { Answer } from '#tests/support/app/client.ts';
import { merchantPayload } from '#tests/support/records/payloads.ts';
import type { Application } from '../applicantBench.ts';
import { sendingBench } from './sendingBench.ts';

const PARTNERS = '/api/self-service/partners';

/** Speaks to a test app as somebody does who adds stores to a partner that is there. */
export const existingBench = (app: TestApp) => {
  const bench = sendingBench(app);

  /** A partner in business, with two stores, that an application of stores may come from. */
  const partner = async (more: Parameters<typeof bench.application>[0] = {}): Promise<Application> => {
    const stores = [{ status: 'A' }, { status: 'A' }] as const;
    const made = await bench.application({ status: 'A', stores, ...more });
    await app.admin.query(`update partner set sec_registration_number = 'CS-2026-1' where id = $1`, [
      made.partnerId,
    ]);
    await app.admin.query(
      `insert into address (partner_id, type, region_id, province_id, city_id, barangay_id, street_name)
       select $1, 'REGISTRATION', v.region_id, v.id, c.id, b.id, 'Mabini Street'
       from barangay b join city c on c.id = b.city_id join province v on v.id = c.province_id
       where c.name = 'City of Calamba' and b.sub_municipality_id is null order by b.id limit 1`,
      [made.partnerId],
    );
    return made;
  };

  const open = (as: string, key?: string): Promise<Answer> =>
    app.call('POST', `${PARTNERS}/open`, {
      as,
      body: {},
      ...(key ? { headers: { 'idempotency-key': key } } : {}),
    });
  const own = (as: string): Promise<Answer> => app.call('GET', PARTNERS, { as });
  const branches = (as: string, query = ''): Promise<Answer> =>
    app.call('GET', `${PARTNERS}/branches${query}`, { as });

  /** Somebody with a draft of stores for a partner, who has agreed to the texts that hold now. */
  const adding = async (of?: Application) => {
    const there = of ?? (await partner());
    const as = await bench.signIn(there);
    const { status, body } = await open(as);
    if (status !== 200) throw new Error(`not opened: ${JSON.stringify(body)}`);
    const reference: string = body.data.referenceNumber;
    await bench.page(as, reference).save('consents', POLICY_VERSIONS);
    return { ...there, as, reference, partnerReference: there.reference };
  };

  /** The same, with stores that were sent and are not completed. */
  const sentTo = async (stores: readonly object[] = [{}], of?: Application) => {
    const who = await adding(of);
    const added: string[] = [];
    for (const [at, one] of stores.entries()) {
      const answer = await bench.store(who, who.partnerId, { branch: `branch-${at}`, ...one });
      if (answer.status !== 200) throw new Error(`not sent: ${JSON.stringify(answer.body)}`);
      added.push(answer.body.data.id);
    }
    return { ...who, added };
  };

  const payload = (partnerId: string, more: object = {}) => merchantPayload(app.admin, partnerId, more);

  return { ...bench, existing: partner, open, own, branches, adding, sentTo, payload };
};
