import type { SiteForm } from '../form/applicationForm.ts';

const trimmed = (site: SiteForm): SiteForm => ({ ...site, website: site.website.trim() });

/** The sites that are sent: none when the first is empty, else all that are not. */
export const sendSites = (sites: readonly SiteForm[]): SiteForm[] => {
  const [first, ...others] = sites.map(trimmed);
  return first?.website ? [first, ...others.filter(({ website }) => website !== '')] : [];
};
