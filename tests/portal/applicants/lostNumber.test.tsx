import { screen, waitFor, within } from '@testing-library/dom';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { draftBench } from '#tests/api/applicants/draftBench.ts';
import { openPortal, type Portal } from '#tests/support/portal/portal.tsx';
import { click, fill } from '#tests/support/portal/portalActions.ts';
import { say } from '#tests/support/portal/portalText.ts';
import { en as lost } from '../../../src/pages/selfService/lost/texts/en.ts';
import { told } from './applicantText.ts';

let portal: Portal;
let bench: ReturnType<typeof draftBench>;
beforeAll(async () => {
  portal = await openPortal();
  bench = draftBench(portal.app);
});
afterEach(async () => {
  sessionStorage.clear();
  await portal.tidy();
});
afterAll(() => portal.close());

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

/** Asks as somebody does on the page that sends a code, up to the answer. */
const ask = async (reference: string, mobile: string) => {
  await portal.reload('/apply/continue');
  // What is typed there is not typed again.
  await fill(told('go.label'), reference.toLowerCase());
  await click(told('prove.lost'), 'link');
  await heading(lost['lost.title']);
  expect(screen.getByLabelText<HTMLInputElement>(told('go.label')).value).toBe(reference.toLowerCase());
  await click(told('prove.send'));
  expect((await screen.findByRole('alert')).textContent).toContain(lost['lost.tinWrong']);
  await fill(lost['lost.business'], 'Aling Nena');
  await fill(lost['lost.tin'], '123-456-789');
  await fill(lost['lost.name'], 'Nena Santos');
  await fill(lost['lost.number'], `0${mobile.slice(2)}`);
  await portal.app.clearLimits();
  await click(told('prove.send'));
  await heading(told('prove.title'));
  // The phone drops the page while the message is read.
  await portal.reload('/apply/lost-number?step=code');
  await fill(told('prove.label'), await bench.code(mobile));
  await click(told('prove.submit'));
  await heading(lost['lost.doneTitle']);
};

describe('a mobile number that is lost', () => {
  it('is replaced: said where the code is sent, decided by a reviewer, and codes go to the new one', async () => {
    const own = await bench.applicant();
    const mobile = bench.newNumber();
    await ask(own.reference, mobile);
    const said = document.querySelector('main')?.textContent;
    expect(said).toContain(`the application ${own.reference}`);
    expect(said).not.toContain(mobile.slice(2, 8));
    // Loaded anew it still says what was asked; another question begins where it begins.
    await portal.reload('/apply/lost-number');
    await heading(lost['lost.doneTitle']);
    expect(document.querySelector('main')?.textContent).toBe(said);
    await portal.reload('/apply/continue');
    await click(told('prove.lost'), 'link');
    await heading(lost['lost.title']);
    await portal.show('/partner-management/contact-requests', { as: 'sbo.reviewer' });
    const card = within(await screen.findByRole('listitem', { name: own.reference }));
    expect(card.getByText(say('contactRequests.draft'))).toBeTruthy();
    expect(card.getByText(/^123-456-789\b/)).toBeTruthy();
    card.getByRole('button', { name: say('contactRequests.give') }).click();
    const dialog = within(await screen.findByRole('dialog'));
    dialog.getByRole('button', { name: say('contactRequests.give') }).click();
    await card.findByText('Changed');
    const session = await bench.session({ identifier: own.reference }, mobile);
    expect(session.referenceNumber).toBe(own.reference);
  });

  it('stays where it is refused, for which a reason is needed', async () => {
    const own = await bench.applicant();
    const mobile = bench.newNumber();
    await ask(own.reference, mobile);
    await portal.show('/partner-management/contact-requests', { as: 'sbo.reviewer' });
    const card = within(await screen.findByRole('listitem', { name: own.reference }));
    card.getByRole('button', { name: say('contactRequests.refuse') }).click();
    const dialog = within(await screen.findByRole('dialog'));
    dialog.getByRole('button', { name: say('contactRequests.refuse') }).click();
    await dialog.findByText(say('contactRequests.reasonNeeded'));
    await fill('Reason', 'Nobody answered.');
    dialog.getByRole('button', { name: say('contactRequests.refuse') }).click();
    await waitFor(async () => expect((await bench.sent(mobile))[0]).toContain('Nobody answered.'));
    await card.findByText('Refused');
  });
});
