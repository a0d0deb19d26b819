import { describe, expect, it } from 'vitest';
import { type Answers, bodyOf, EMPTY, fieldOf, problemsIn } from './answers.ts';
import { opened, type Post } from './posts.ts';
import { pagesFor, problemsAt } from './steps.ts';

const TODAY = '2026-11-23';
const AREA_MANAGER: Post = {
  name: 'Area Manager',
  role: 'MERCHANT_MANAGER',
  group: 'owner',
  assignment: 'multiple-stores',
  ...opened(['MER_VIEW', 'PRO_VIEW']),
  isGivable: true,
  lacks: [],
};
const CEO: Post = { ...AREA_MANAGER, name: 'CEO', role: 'CEO_PRESIDENT', assignment: 'head-office' };
const [main, other] = [
  { id: '11', merchantName: 'Main - S1' },
  { id: '12', merchantName: 'Other - S2' },
];
const ANA: Answers = {
  ...EMPTY,
  partnerId: '7',
  partnerName: 'Bayani',
  fullName: { firstName: 'Ana', middleName: '', lastName: 'Reyes' },
  birthDate: '1990-05-17',
  contactDetail: { mobileNumber: '639175550123', landlineNumber: '', emailAddress: 'ana@example.test' },
  jobTitle: 'Area Manager',
  primary: [main],
  others: [other],
  off: ['PROMOS'],
};
const wrong = (more: Partial<Answers>, post: Post | undefined = AREA_MANAGER) =>
  Object.keys(problemsIn({ ...ANA, ...more }, post, 'en', TODAY)).sort();

describe('the answers about a new user', () => {
  it('[userCreate.payloadStatus] are sent as approved, with exactly the partner and a word on every feature', () => {
    expect(bodyOf(ANA, AREA_MANAGER)).toMatchObject({
      partnerId: '7',
      partnerIds: ['7'],
      status: 'APPROVED',
      jobTitle: 'Area Manager',
      moduleRequests: [
        { moduleCode: 'MERCHANTS', isEnabled: true },
        { moduleCode: 'PROMOS', isEnabled: false },
      ],
    });
    expect(bodyOf({ ...ANA, isStaff: true }, undefined)).not.toHaveProperty('partnerId');
  });

  it('[user.headOffice] send the main store first, and none of head office', () => {
    expect(bodyOf(ANA, AREA_MANAGER).merchants).toEqual([
      { merchantId: '11', primary: true },
      { merchantId: '12', primary: false },
    ]);
    expect(bodyOf(ANA, { ...AREA_MANAGER, assignment: 'single-store' }).merchants).toHaveLength(1);
    expect(bodyOf(ANA, CEO).merchants).toEqual([]);
  });

  it('are right, or wrong at the field that asks them', () => {
    expect(wrong({})).toEqual([]);
    expect(wrong({ partnerId: null })).toEqual(['partnerId']);
    expect(wrong({ birthDate: null })).toEqual(['birthDate']);
    expect(wrong({ birthDate: '2010-01-01' })).toEqual(['birthDate']);
    expect(wrong({ primary: [], others: [] })).toEqual(['primary']);
    expect(wrong({ primary: [], others: [other] })).toEqual(['primary']);
    expect(wrong({ primary: [], others: [] }, CEO)).toEqual([]);
    // A Cyrillic А.
    expect(wrong({ fullName: { ...ANA.fullName, firstName: 'Аna' } })).toEqual(['fullName.firstName']);
    const contactDetail = { mobileNumber: '12', landlineNumber: 'none', emailAddress: 'ana' };
    expect(wrong({ contactDetail })).toEqual(
      ['emailAddress', 'landlineNumber', 'mobileNumber'].map((field) => `contactDetail.${field}`),
    );
  });

  it('lack a post while none is chosen that may be given', () =>
    expect(wrong({ jobTitle: null }, undefined)).toContain('jobTitle'));

  it('are asked by the step that the server’s paths lead to', () => {
    const refused = Object.fromEntries(
      ['emailAddress', 'contactNumber.mobile', 'merchants.0.merchantId', 'moduleRequests', 'partnerIds'].map(
        (path) => [fieldOf(path), path],
      ),
    );
    expect(Object.keys(problemsAt('user-info', refused)).sort()).toEqual([
      'contactDetail.emailAddress',
      'contactDetail.mobileNumber',
      'partnerId',
    ]);
    expect(Object.keys(problemsAt('assign', refused))).toEqual(['primary']);
    expect(Object.keys(problemsAt('features', refused))).toEqual(['off']);
  });

  it('[wizard.addUserSteps] go from the person over the job title to features and review, stores only where there are any', () => {
    expect(pagesFor(false)).toEqual(['user-info', 'job-title', 'features', 'review']);
    expect(pagesFor(true)).toEqual(['user-info', 'job-title', 'assign', 'features', 'review']);
  });
});
