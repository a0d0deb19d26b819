import { describe, expect, it } from 'vitest';
import { permissionsOf } from '../permissions.ts';
import { mayMove } from '../status.ts';
import {
  FIRST_STATUS,
  isEditablePromo,
  isExpired,
  isOpenToOwner,
  mayBeFeatured,
  PROMO_STATUSES,
  type PromoStatus,
  promoStatus,
  rightToMoveFrom,
  statusRefusal,
} from './promoStatus.ts';

const ALLOWED: Readonly<Record<PromoStatus, readonly PromoStatus[]>> = {
  SUBMITTED: ['PENDING', 'REJECTED'],
  PENDING: ['REVIEW', 'APPROVED', 'REJECTED'],
  REVIEW: ['PENDING', 'REJECTED'],
  APPROVED: ['PENDING', 'REJECTED'],
  REJECTED: [],
};
const CELLS = PROMO_STATUSES.flatMap((from) =>
  PROMO_STATUSES.map((to) => [from, to, ALLOWED[from].includes(to)] as const),
);

const promo = {
  status: 'PENDING' as PromoStatus,
  hasOwnHands: false,
  dtimeValidity: { to: '2026-12-31' },
  dtiDetails: { series: '2026' as string | null, permitNum: 'FTEB-1' as string | null },
};
const asker = {
  permissions: new Set([
    'PRO_EDIT',
    'PRO_STATUS_SUBMITTED_EDIT',
    'PRO_STATUS_REVIEW_EDIT',
    'PRO_STATUS_APPROVED_EDIT',
  ]),
  today: '2026-11-20',
};

describe('the status of a promo', () => {
  it('[promo.transitions] has 25 cells', () => expect(CELLS).toHaveLength(25));

  it.each(CELLS)('[promo.transitions] %s to %s: %s', (from, to, allowed) => {
    expect(mayMove(promoStatus, from, to)).toBe(allowed);
    // A promo that could be approved otherwise: nothing but the table stands against the move.
    expect(statusRefusal({ ...promo, status: from }, to, asker)).toBe(allowed ? null : 'illegal');
  });

  it('[promo.transitions] is final when rejected only, and begins where no move leads to', () => {
    expect(PROMO_STATUSES.filter((status) => promoStatus[status].final)).toEqual(['REJECTED']);
    expect(
      PROMO_STATUSES.filter((status) => !CELLS.some(([, to, allowed]) => allowed && to === status)),
    ).toEqual([FIRST_STATUS]);
  });
});

describe('the partner that made a promo', () => {
  it.each(PROMO_STATUSES)('writes it while it is submitted, not as %s otherwise', (status) =>
    expect(isOpenToOwner(status)).toBe(status === 'SUBMITTED'),
  );
});

describe('who may move a promo', () => {
  it.each(['SUBMITTED', 'REVIEW', 'APPROVED'] as const)(
    '[perm.promoStatus] HCPC_LOYALTY_EDIT moves from %s on, by a right of its own',
    (from) => {
      const permissions = permissionsOf({
        type: 'INTERNAL',
        roles: ['HCPC_LOYALTY_EDIT'],
        moduleAccessibility: [],
      });
      expect(rightToMoveFrom(from)).toBe(`PRO_STATUS_${from}_EDIT`);
      expect(statusRefusal({ ...promo, status: from }, 'REJECTED', { ...asker, permissions })).toBeNull();
      expect(
        statusRefusal({ ...promo, status: from }, 'REJECTED', {
          ...asker,
          permissions: new Set(['PRO_EDIT']),
        }),
      ).toBe('right');
    },
  );

  it('[perm.promoStatus] a pending promo moves by PRO_EDIT, which the role does not give', () => {
    const permissions = permissionsOf({
      type: 'INTERNAL',
      roles: ['HCPC_LOYALTY_EDIT'],
      moduleAccessibility: [],
    });
    expect(statusRefusal(promo, 'REVIEW', { ...asker, permissions })).toBe('right');
    expect(statusRefusal(promo, 'REVIEW', { ...asker, permissions: new Set(['PRO_EDIT']) })).toBeNull();
    expect(rightToMoveFrom('REJECTED')).toBeNull();
  });
});

describe('approving a promo', () => {
  it('is for somebody whose hands are not in it; any other move is not asked', () => {
    expect(statusRefusal(promo, 'APPROVED', asker)).toBeNull();
    expect(statusRefusal({ ...promo, hasOwnHands: true }, 'APPROVED', asker)).toBe('own');
    expect(statusRefusal({ ...promo, hasOwnHands: true }, 'REVIEW', asker)).toBeNull();
  });

  it('needs DTI series and permit number', () => {
    for (const dtiDetails of [
      { series: null, permitNum: null },
      { series: '2026', permitNum: null },
      { series: null, permitNum: 'FTEB-1' },
      { series: '', permitNum: 'FTEB-1' },
    ]) {
      expect(statusRefusal({ ...promo, dtiDetails }, 'APPROVED', asker)).toBe('dti');
      expect(statusRefusal({ ...promo, dtiDetails }, 'REVIEW', asker)).toBeNull();
    }
  });

  it('ends with the last day, which still counts', () => {
    const ending = (to: string) => ({ ...promo, dtimeValidity: { to } });
    expect(statusRefusal(ending('2026-11-20'), 'APPROVED', asker)).toBeNull();
    expect(statusRefusal(ending('2026-11-19'), 'APPROVED', asker)).toBe('expired');
    expect(statusRefusal(ending('2026-11-19'), 'REJECTED', asker)).toBeNull();
    expect(isExpired(ending('2026-11-19'), '2026-11-20')).toBe(true);
    expect(isExpired(ending('2026-11-20'), '2026-11-20')).toBe(false);
  });
});

describe('featured promos', () => {
  it.each(PROMO_STATUSES)('[promo.featured] %s may be featured when approved and not over', (status) => {
    const of = (to: string) => mayBeFeatured({ status, dtimeValidity: { to } }, '2026-11-20');
    expect(of('2026-11-20')).toBe(status === 'APPROVED');
    expect(of('2026-11-19')).toBe(false);
  });
});

it('a promo is edited until it is approved or rejected', () => {
  expect(PROMO_STATUSES.filter(isEditablePromo)).toEqual(['SUBMITTED', 'PENDING', 'REVIEW']);
});
