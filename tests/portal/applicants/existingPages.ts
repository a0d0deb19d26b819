import { screen } from '@testing-library/dom';
import type { Application } from '#tests/api/applicants/applicantBench.ts';
import type { existingBench } from '#tests/api/applicants/sending/existingBench.ts';
import type { Portal } from '#tests/support/portal/portal.tsx';
import { click, fill } from '#tests/support/portal/portalActions.ts';
import { told } from './applicantText.ts';

const OWN_PAPERS =
  'select code, merchant_id from document where partner_id = $1 and merchant_id is null order by id';

/** What tests of stores that are added to a partner do and look at, in the portal and with the bench that a file has by then. */
export const existingPages = (at: () => { portal: Portal; bench: ReturnType<typeof existingBench> }) => {
  const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
  const rows = async (text: string, values: unknown[] = []) =>
    (await at().portal.app.admin.query(text, values)).rows;
  const ofPartner = async (id: string) => ({
    partner: await rows('select * from partner where id = $1', [id]),
    papers: await rows(OWN_PAPERS, [id]),
  });
  /** Proves the contact again and goes on with a draft, where it was left. */
  const goOn = async ({ reference, mobile }: Pick<Application, 'reference' | 'mobile'>) => {
    const { portal, bench } = at();
    await portal.app.clearLimits();
    await portal.reload('/apply/continue');
    await fill(told('go.label'), reference);
    await click(told('prove.send'));
    await heading(told('prove.title'));
    await fill(told('prove.label'), await bench.code(mobile));
    await click(told('prove.submit'));
  };
  return { heading, rows, ofPartner, goOn };
};
