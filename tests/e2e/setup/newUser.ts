import type { Page } from '@playwright/test';

/** The link of the newest invitation, read where a demo visitor reads it. */
export const newestInvitation = async (page: Page): Promise<string> => {
  const answer = await page.request.get('/api/demo/outbox');
  const list: { body: string }[] = (await answer.json()).data.list;
  return list.map(({ body }) => /\/invitation#token=[\w-]+/.exec(body)?.[0]).find(Boolean) ?? '';
};

export const next = (page: Page) => page.getByRole('button', { name: 'Next' }).click();

export const fillPerson = async (page: Page, email: string) => {
  await page.getByRole('textbox', { name: 'First name' }).fill('Ana');
  await page.getByRole('textbox', { name: 'Last name' }).fill('Reyes');
  await page.getByRole('textbox', { name: 'Birth date' }).fill('05/17/1990');
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await page.getByRole('textbox', { name: 'Mobile number' }).fill('0917 555 0123');
};
