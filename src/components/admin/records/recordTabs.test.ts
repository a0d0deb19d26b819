import { describe, expect, it } from 'vitest';
import { remarkPlace } from '#domain/review/remarkPlace.ts';
import { remarkSections } from '#domain/review/reviewSections.ts';
import { records as en } from '../../../i18n/en/records.ts';
import { records as fil } from '../../../i18n/fil/records.ts';
import { pageOfSection } from './recordTabs.ts';

describe('a section that a remark is about', () => {
  it.each([...new Set([...remarkSections('partner'), ...remarkSections('merchant')])])(
    '%s is called in mails and notices as its tab is',
    (section) => {
      const tabs: Readonly<Record<string, string>>[] = [en.page, fil.page];
      const page = pageOfSection(section);
      const { en: english, fil: filipino } = remarkPlace({ section, field: null, store: null });
      expect([english, filipino]).toEqual(tabs.map((labels) => labels[page]));
    },
  );
});
