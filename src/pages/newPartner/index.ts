import { wizardPages } from '#domain/pages/wizardPages.ts';
import type { ApplicationPage } from '#domain/pages.ts';
import type { PageGroup } from '../../pageGroup.ts';
import { records } from '../records/index.ts';

const load = async () => (await import('./NewApplicationPage.tsx')).NewApplicationPage;
const names = Object.keys(wizardPages) as ApplicationPage[];

/** The wizard of a new partner, and of stores of one that is there already: one page for all steps. */
export const newPartner = {
  name: 'newPartner',
  pages: Object.fromEntries(names.map((name) => [name, load])) as Record<ApplicationPage, typeof load>,
  texts: records.texts,
  around: records.around,
} satisfies PageGroup<ApplicationPage>;
