import { merchantSections, schedulesBody, sitesBody } from '#contract/shapes/sections.ts';
import { type OpeningHours, scheduleProblems } from '#domain/records/openingHours.ts';
import type { SectionSpec } from '../../../components/admin/records/sections/sectionForm.ts';

const isHours = (value: unknown): value is OpeningHours[] => Array.isArray(value);

/** When a store is open. */
export const HOURS_SECTION: SectionSpec = {
  draft: 'store-hours',
  schema: schedulesBody,
  toValues: (record) => ({ schedules: record.kind === 'merchant' ? record.schedules : [] }),
  toBody: ({ schedules }) => ({ schedules }),
  rules: ({ schedules }) => (isHours(schedules) ? scheduleProblems(schedules, 'schedules') : {}),
  send: (provider, { id, version }, body) => provider.saveSchedules(id, schedulesBody.parse(body), version),
};

/** Where a store sells on the web. */
export const SITES_SECTION: SectionSpec = {
  draft: 'store-sites',
  schema: sitesBody,
  toValues: (record) => ({ ecommerceSites: record.kind === 'merchant' ? record.ecommerceSites : [] }),
  toBody: ({ ecommerceSites }) => ({ ecommerceSites }),
  send: (provider, { id, version }, body) => provider.saveSites(id, sitesBody.parse(body), version),
};

/** What a store sells. */
export const COMMODITIES_SECTION: SectionSpec = {
  draft: 'store-commodities',
  schema: merchantSections.commodities,
  toValues: (record) => ({ commodities: record.kind === 'merchant' ? record.commodities : [] }),
  toBody: ({ commodities }) => ({ commodities }),
  send: (provider, { id, version }, body) => provider.saveStoreSection(id, 'commodities', body, version),
};
