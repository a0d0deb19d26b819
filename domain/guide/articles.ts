/** The articles of the user guide, group by group in the order in which they are read; each by the last part of its address. */
export const ARTICLES = {
  start: ['sign-in', 'home', 'lists', 'notices-and-jobs', 'my-settings', 'my-account', 'my-permissions'],
  work: [
    'review-queue',
    'approvals',
    'promos',
    'payments',
    'refunds',
    'official-receipts',
    'protection-receipts',
    'delivery-advice',
  ],
  money: [
    'settlement',
    'payouts',
    'bank-files',
    'disbursement-report',
    'offset-report',
    'form-2307',
    'owed-certificates',
    'report-settings',
  ],
  network: [
    'partners-and-stores',
    'rates-taxes-accounts',
    'new-partner',
    'applications',
    'applying',
    'application-funnel',
    'contracts',
    'imports',
  ],
  control: [
    'user-accounts',
    'add-user',
    'user-requests',
    'registration-codes',
    'access-review',
    'access-roles',
    'job-titles',
    'systems',
    'sent-messages',
    'audit-trail',
  ],
  jobs: [
    'sales-admin',
    'sbo-reviewer',
    'risk-reviewer',
    'loyalty-editor',
    'finance-officer',
    'online-viewer',
    'it-support',
    'partner-admin',
    'head-office',
    'accounting',
    'store-manager',
    'frontliner',
  ],
} as const;

export type GuideGroup = keyof typeof ARTICLES;
export type ArticleLink = (typeof ARTICLES)[GuideGroup][number];

/** Every article with its group, in the order in which they are read. */
export const ARTICLE_ROWS: readonly { link: ArticleLink; group: GuideGroup }[] = (
  Object.entries(ARTICLES) as [GuideGroup, readonly ArticleLink[]][]
).flatMap(([group, links]) => links.map((link) => ({ link, group })));

/** Whether a text is the last part of an article's address. */
export const isArticle = (text: string | undefined): text is ArticleLink =>
  ARTICLE_ROWS.some(({ link }) => link === text);
