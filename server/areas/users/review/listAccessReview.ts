import { REVIEW_FINDINGS } from '#contract/people/accessReview.ts';
import { notFound } from '../../../http/errors/fail.ts';
import { os } from '../../../http/os.ts';
import { answerList } from '../../../lists/readList.ts';
import { reviewSource } from './reviewSource.ts';

/** A page of the accounts that one finding of the review of access names. 404 for a finding that there is not. */
export const listAccessReview = os.accessReview.listAccessReview.handler(async ({ input, context }) => {
  const { tx, deps } = context;
  const finding = REVIEW_FINDINGS.find((one) => one === input.params.finding);
  if (!finding) throw notFound();
  return { data: await answerList(tx, reviewSource(finding, deps.now()), input.query) };
});
