import { expect } from 'vitest';
import { APPLICATION_STATUSES } from '#domain/review/applicationStatus.ts';
import {
  passesWork,
  STATUS_MOVES,
  type StatusMove,
  WORKFLOW_ACTIONS,
  type WorkflowAction,
} from '#domain/review/workflowActions.ts';
import { makeApplication } from '#tests/support/records/applications.ts';
import { personBody } from '#tests/support/records/partnerBodies.ts';
import type { Asked, SecondPersonKind } from './kind.ts';
import type { Stage } from './stage.ts';

type Step = WorkflowAction | StatusMove;
type Records = 'partners' | 'merchants';
type Made = Pick<NonNullable<Parameters<typeof makeApplication>[1]>, 'status' | 'workflow'>;
interface Passing {
  of: readonly Records[];
  /** Where the record stands before the step; handed in by default. */
  from?: Made;
  /** It is taken after the SBO asked for a risk check. */
  isOfRisk?: true;
  body?: object;
}

/** The steps that let work pass, and how they are reached; null for those that anybody takes on their own work. */
const STEPS: Readonly<Record<Step, Passing | null>> = {
  approve: { of: ['partners', 'merchants'] },
  incomplete: null,
  'risk-verification': null,
  'risk-passed': { of: ['partners'], isOfRisk: true },
  'risk-verification-failed': { of: ['partners'], isOfRisk: true, body: { reason: 'Bad papers' } },
  A: { of: ['partners', 'merchants'], from: { status: 'APPROVED', workflow: 'APPROVED' } },
  I: null,
  B: null,
  C: null,
  REJECTED: null,
};

/** The steps that pass work by the table above, and by the rules of the review. */
export const PASSING_STEPS = Object.entries(STEPS).flatMap(([step, row]) => (row ? [step] : []));
export const PASSING_BY_RULE = [...WORKFLOW_ACTIONS, ...STATUS_MOVES].filter((step) =>
  APPLICATION_STATUSES.some((from) => passesWork(step, from)),
);

const TABLES = { partners: 'partner', merchants: 'merchant' } as const;

/** Takes a step of the review on a record as it stands now. */
const take = async (
  { app, ifMatch, review, version }: Stage,
  step: Step,
  [of, id]: [Records, string],
  as: string,
) => {
  if (step === 'A')
    return app.call('POST', `/api/${of}/v3/${id}/status:update`, {
      as,
      body: { status: step },
      headers: await ifMatch(TABLES[of], id),
    });
  return review.decide(step, id, STEPS[step]?.body, { as, of, version: await version(TABLES[of], id) });
};

const waits = (stage: Stage, step: Step, record: [Records, string]): Asked => ({
  decide: (checker) => take(stage, step, record, checker),
  stored: () =>
    stage.rows(`select status, workflow_status, version from ${TABLES[record[0]]} where id = $1`, [
      record[1],
    ]),
  isOffered: async (as) => {
    const [of, id] = record;
    const path =
      of === 'partners'
        ? `/api/partner-management/get-details/${id}/partner/workflow`
        : `/api/merchants/v3/merchant-details/${id}/summary`;
    return !(await stage.app.call('GET', path, { as })).body.data.passing.hasOwnHands;
  },
});

const SUNDAY = { days: ['Sunday'], openingHour: '10:00', closingHour: '15:00' };

/** A step on a partner or a store that the maker changed. */
const afterEdit = (step: Step, of: Records, { from = {}, isOfRisk }: Passing): SecondPersonKind => ({
  refusal: 'rule_own_application',
  ask: async (stage, maker) => {
    const { app, edit } = stage;
    await app.clearLimits();
    const isPartner = of === 'partners';
    const made = await makeApplication(app.admin, isPartner ? from : { status: 'A', stores: [from] });
    const id = isPartner ? made.partnerId : (made.storeIds[0] ?? '');
    const as = { as: maker, version: 1 };
    const { status, body } = isPartner
      ? await edit.partnerSection('contact-person')(
          id,
          { contactPersons: [personBody('CONTACT_PERSON', 'Ana')] },
          as,
        )
      : await edit.schedules(id, { schedules: [SUNDAY] }, as);
    expect(status, JSON.stringify(body)).toBe(200);
    // Nobody edits what is with risk already.
    if (isOfRisk) expect((await take(stage, 'risk-verification', [of, id], 'sbo.reviewer')).status).toBe(200);
    return waits(stage, step, [of, id]);
  },
});

const STEP_WAYS = Object.fromEntries(
  (Object.entries(STEPS) as [Step, Passing | null][]).flatMap(([step, passing]) =>
    (passing?.of ?? []).map((of) => [
      `the step ${step} of a ${TABLES[of]} that they changed`,
      afterEdit(step, of, passing as Passing),
    ]),
  ),
);

const LOST = `insert into contact_request (identifier, partner_id, full_name, business_name, tin_number, mobile_number, email, language, made_at)
  select 'SK-2026-000001', $1, 'Nena Santos', 'Aling Nena', '123-456-789', coalesce(u.mobile_number, '639188888888'), u.email, 'en', $3
  from (select) one left join user_account u on u.username = $2 returning id`;

/** Somebody who lost the number of an application asks that it gets another one: that of an account, or of a stranger. */
const lostNumber = async ({ app, rows }: Stage, asker: string | null) => {
  await app.clearLimits();
  const { partnerId } = await makeApplication(app.admin);
  await rows(`update contact_person set mobile_number = '639177777777' where partner_id = $1`, [partnerId]);
  const [{ id }] = await rows(LOST, [partnerId, asker, app.clock.now()]);
  const decide = (as: string) =>
    app.call('POST', `/api/partner-management/contact-requests/${id}/decide`, {
      as,
      body: { isApproved: true },
    });
  return { id, partnerId, decide };
};

/** Every step of the review that nobody takes on their own work, lost numbers of applications, and promos. */
export const REVIEW_WAYS: Readonly<Record<string, SecondPersonKind>> = {
  ...STEP_WAYS,
  'the approval of a partner whose applicant they let in': {
    refusal: 'rule_own_application',
    ask: async (stage, maker) => {
      const { partnerId, decide } = await lostNumber(stage, null);
      const { status, body } = await decide(maker);
      expect(status, JSON.stringify(body)).toBe(200);
      return waits(stage, 'approve', ['partners', partnerId]);
    },
  },
  'a lost number that is to become their own': {
    ask: async (stage, maker) => {
      const { id, decide } = await lostNumber(stage, maker);
      return {
        decide,
        stored: () => stage.rows('select state, decided_by from contact_request where id = $1', [id]),
      };
    },
  },
  'the approval of a promo that they made': {
    refusal: 'rule_own_promo',
    ask: async (stage, maker) => {
      const { promos, rows } = stage;
      await stage.app.clearLimits();
      const { code, promoId } = await promos.make({ name: `Sulit ${stage.next()}` }, { as: maker });
      expect((await promos.move(code, 'PENDING', { as: maker })).status).toBe(200);
      return {
        decide: (checker) => promos.move(code, 'APPROVED', { as: checker }),
        stored: () => rows('select status, updated_by from promo where id = $1', [promoId]),
        isOffered: async (as) => !(await promos.read(code, as)).hasOwnHands,
      };
    },
  },
};
