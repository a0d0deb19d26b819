import { screen, within } from '@testing-library/dom';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { DeskCharts } from '#contract/desk.ts';
import { openPortal, type Portal } from '#tests/support/portal/portal.tsx';
import { say } from '#tests/support/portal/portalText.ts';

let portal: Portal;
beforeAll(async () => {
  // Nothing comes into view by itself here.
  vi.stubGlobal('IntersectionObserver', undefined);
  portal = await openPortal();
});
afterEach(() => portal.tidy());
afterAll(async () => {
  vi.unstubAllGlobals();
  await portal.close();
});

it('shows the stores of each region on a map and in a table, both leading to them', async () => {
  const as = 'sales.admin';
  await portal.show('/', { as });
  const { body } = await portal.app.call('GET', '/api/desk/charts', { as });
  const regions = (body.data as DeskCharts).regions ?? [];
  const part = await screen.findByRole('region', { name: say('dashboard.charts.regions') });
  const map = await within(part).findByRole('group', { name: say('dashboard.charts.regions') });
  const table = within(part).getByRole('table');
  expect(regions.length).toBeGreaterThan(0);
  for (const { name, count, list } of regions) {
    const said = (heard: string) => heard.startsWith(`${name}: ${count} store`);
    expect(within(map).getByRole('link', { name: said }).getAttribute('href')).toBe(list);
    expect(within(table).getByRole('link', { name }).getAttribute('href')).toBe(list);
  }
});

it('says in words where there is nothing to draw', async () => {
  await portal.show('/', { as: 'store.manager' });
  const part = await screen.findByRole('region', { name: say('dashboard.charts.applications') });
  within(part).getByText(say('dashboard.charts.none.applications', { smart_count: 8 }));
  expect(within(part).queryByRole('table')).toBeNull();
});
