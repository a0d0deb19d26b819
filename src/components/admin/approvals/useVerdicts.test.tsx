import { renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { ApprovalRequest } from '#contract/approvals.ts';
import { useVerdicts } from './useVerdicts.ts';

vi.mock('../../shell/useUser.ts', () => ({ useUser: () => ({ username: 'sbo.second', type: 'INTERNAL' }) }));
vi.mock('../Can.tsx', () => ({ useHeld: () => new Set(['PM_SBO_REVIEW']) }));

const verdictsOn = (state: ApprovalRequest['state']) =>
  renderHook(() => useVerdicts({ state, kind: 'BANK_ACCOUNT', maker: 'ana' } as ApprovalRequest)).result
    .current;

it('lets a second person approve a request while it is pending, and no other', () => {
  expect(verdictsOn('PENDING').canApprove).toBe(true);
  expect(verdictsOn('SCHEDULED').canApprove).toBe(false);
});
