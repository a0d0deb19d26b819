import { applicationStatus, isEditable, workflowStatus } from '#domain/review/applicationStatus.ts';
import { each } from '#domain/sentence.ts';
import { fail } from '../../http/errors/fail.ts';
import type { Subject } from './subject.ts';

/** 422 for a record that nobody edits: blocked, closed, rejected or cancelled, or while risk looks at it. */
export const mustBeEditable = ({ status, workflowStatus: workflow }: Subject): void => {
  if (isEditable(status, workflow)) return;
  const { label } =
    workflow === 'RISK_VERIFICATION' ? workflowStatus.RISK_VERIFICATION : applicationStatus[status];
  throw fail(
    'rule_not_editable',
    each((language) =>
      language === 'en'
        ? `Nobody edits this while it is ${label.en}.`
        : `Hindi ito mae-edit habang ${label.fil}.`,
    ),
  );
};
