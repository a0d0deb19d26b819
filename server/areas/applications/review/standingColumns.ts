import type { Standing } from '#domain/review/workflowActions.ts';
import { writtenOf } from '../../../db/columns/columnsOf.ts';
import { moment, text } from '../../../db/columns/kinds.ts';

const standing = (a: 'p' | 'm') => ({
  status: text(`${a}.status`),
  workflow: text(`${a}.workflow_status`),
});
/** Where a partner and a store stand. */
export const STANDING = {
  partner: writtenOf<Standing>('partner p')(standing('p')),
  merchant: writtenOf<Standing>('merchant m')(standing('m')),
};

interface Noted {
  at: Date;
  by: string;
}
const noted = (a: 'p' | 'm', what: 'decided' | 'resubmitted') => ({
  at: moment(`${a}.${what}_at`),
  by: text(`${a}.${what}_by`),
});
/** When a move was made and by whom, where it is noted. */
export const NOTED = {
  decided: {
    partner: writtenOf<Noted>('partner p')(noted('p', 'decided')),
    merchant: writtenOf<Noted>('merchant m')(noted('m', 'decided')),
  },
  resubmitted: {
    partner: writtenOf<Noted>('partner p')(noted('p', 'resubmitted')),
    merchant: writtenOf<Noted>('merchant m')(noted('m', 'resubmitted')),
  },
};
