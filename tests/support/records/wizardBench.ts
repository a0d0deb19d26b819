import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import type { Portal } from '#tests/support/portal/portal.tsx';
import { say } from '#tests/support/portal/portalText.ts';
import { addressToValues } from '../../../src/components/ui/address/addressValues.ts';
import {
  type Answers,
  type Branch,
  emptyAnswers,
  emptyBranch,
} from '../../../src/pages/newPartner/wizard/answers.ts';
import { branchPart, toParts } from '../../../src/pages/newPartner/wizard/draftParts.ts';
import { STEPS } from '../../../src/pages/newPartner/wizard/steps.ts';
import { makeApplication } from './applications.ts';
import { bankOf, freshTin, placeIn } from './partnerBodies.ts';

/** The wizard of a new partner, and the prefix of its draft. */
export const NEW = '/partner-management/new';
export const NEW_DRAFT = 'new-partner';
/** Who writes the application, unless a test says otherwise. */
export const WRITER = 'sbo.reviewer';

/** The wizard of new stores of a partner, and the prefix of its draft. */
export const newStores = (partnerId: string) => ({
  base: `/partner-management/list/partners/${partnerId}/merchant-list/new`,
  prefix: `new-stores/${partnerId}`,
});

/** Stores that lack nothing, by their names. */
export const stores = (...names: string[]): Branch[] =>
  names.map((merchantName) => emptyBranch({ merchantName, isSameAddress: true }));

/** Chooses an option of the field of that label inside a box, as soon as the field takes one. */
export const chooseIn = async (box: HTMLElement, label: string | RegExp, option: string): Promise<void> => {
  const field = await within(box).findByLabelText(label);
  await waitFor(() => {
    if (field.hasAttribute('disabled')) throw new Error(`${label} is disabled`);
  });
  fireEvent.focus(field);
  fireEvent.mouseDown(field);
  fireEvent.change(field, { target: { value: '' } });
  fireEvent.click(await screen.findByRole('option', { name: option }));
};

interface Opened {
  as?: string;
  partnerId?: string;
}

/** What the tests of the wizard need: answers kept as drafts, the wizard opened with them, and a whole application. */
export const wizardBench = (portal: () => Portal) => {
  /** Keeps answers as the wizard does. */
  const keep = async (answers: Answers, prefix = NEW_DRAFT, as = WRITER): Promise<void> => {
    for (const [part, values] of toParts(answers)) {
      const body = { key: `${prefix}/${part}`, values };
      const { status } = await portal().app.call('POST', '/api/drafts', { as, body });
      if (status !== 200) throw new Error(`The draft was answered with ${status}`);
    }
  };

  /** A part of a draft as the server has it; null for none. */
  const draft = async (part = 'base', prefix = NEW_DRAFT, as = WRITER) =>
    (await portal().app.call('GET', '/api/drafts', { as, query: { key: `${prefix}/${part}` } })).body.data;

  /** An application that lacks nothing but documents, with stores of these names at the address of the partner. */
  const whole = async (name: string, names: readonly string[] = []): Promise<Answers> => {
    const { admin } = portal().app;
    const empty = emptyAnswers();
    return {
      ...empty,
      business: {
        ...empty.business,
        name,
        businessEntity: 'CORPORATION',
        tinNumber: freshTin(),
        secRegistrationNumber: 'CS201612345',
        vatType: 'VAT_REGISTERED',
        address: { ...addressToValues(undefined), ...(await placeIn(admin, 'City of Calamba')) },
      },
      bank: {
        ...empty.bank,
        bankDetails: await bankOf(admin),
        authorizedSignatory: {
          fullName: { firstName: 'Liezel', lastName: 'Magsino' },
          contactDetail: { mobileNumber: '639171234567' },
        },
      },
      branches: stores(...names).map((branch) => ({ ...branch, tinNumber: freshTin('001') })),
      reached: STEPS.length - 1,
    };
  };

  /** The wizard of new stores, of a partner of its own when none is named, begun with these. */
  const openStores = async (
    branches: readonly Branch[],
    page = 'merchant',
    { as = WRITER, ...of }: Opened = {},
  ) => {
    const partnerId = of.partnerId ?? (await makeApplication(portal().app.admin, { status: 'A' })).partnerId;
    const { prefix, base: wizard } = newStores(partnerId);
    await keep({ ...emptyAnswers(), branches, reached: STEPS.length - 1 }, prefix, as);
    const base = `${wizard}/branch-details/`;
    await portal().show(page.startsWith('/') ? `${wizard}${page}` : base + page, { as });
    await screen.findByRole('link', { name: say('wizard.back') });
    const draftStores = async (): Promise<Branch[]> =>
      (await draft(branchPart(0), prefix, as))?.values.rows ?? [];
    return { draftStores, base, wizard, partnerId };
  };
  return { keep, draft, whole, openStores };
};
