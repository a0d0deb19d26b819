import { readFile } from 'node:fs/promises';
import type { Locator } from '@playwright/test';
import { contentOf } from '#server/seed/demo/files/content.ts';

/** A file as a person chooses it. */
interface Chosen {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

const AT = new Date('2026-11-20T02:00:00Z');

/** A scan that a browser shows, as the demo has them. */
export const pictureFile = (name: string): Chosen => ({
  name,
  mimeType: 'image/png',
  buffer: contentOf({ name, code: 'COMPANY_LOGO', createdAt: AT }),
});

export const pdfFile = (name: string): Chosen => ({
  name,
  mimeType: 'application/pdf',
  buffer: contentOf({ name, code: 'CONTRACT', createdAt: AT }),
});

/** A program under another name. */
export const renamedFile = (name: string): Chosen => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from('MZ\u0090\u0000 not what its name says'),
});

/** Answers what a button asks for. */
export const choose = async (button: Locator, ...files: Chosen[]): Promise<void> => {
  const asked = button.page().waitForEvent('filechooser');
  await button.click();
  await (await asked).setFiles(files);
};

/** The file that a button downloads: what it is called, and what is in it. */
export const download = async (button: Locator): Promise<{ name: string; content: Buffer }> => {
  const started = button.page().waitForEvent('download');
  await button.click();
  const file = await started;
  return { name: file.suggestedFilename(), content: await readFile(await file.path()) };
};

/** The name of the file that a button downloads. */
export const downloaded = async (button: Locator): Promise<string> => {
  const started = button.page().waitForEvent('download');
  await button.click();
  return (await started).suggestedFilename();
};
