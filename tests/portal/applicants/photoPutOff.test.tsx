import { fireEvent, screen, waitFor } from '@testing-library/dom';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { pdfOf } from '#tests/support/documents/uploads.ts';
import { openPortal, type Portal } from '#tests/support/portal/portal.tsx';
import { click } from '#tests/support/portal/portalActions.ts';
import { applicationPages } from './applicationPages.ts';

let portal: Portal;
let page: ReturnType<typeof applicationPages>;
beforeAll(async () => {
  portal = await openPortal();
  page = applicationPages(portal);
});
beforeEach(() => vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('not a picture'))));
afterEach(async () => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
  await portal.tidy();
});
afterAll(() => portal.close());

const UPLOADS = '/api/self-service/uploads';
const PAPER = 'BIR 2303 certificate of registration';
const pick = async () => {
  const input = await waitFor(() => {
    const found = document.querySelector(`input[data-upload="Choose a file: ${PAPER}"]`);
    if (!found) throw new Error('No file is asked for');
    return found;
  });
  fireEvent.change(input, { target: { files: [new File([pdfOf(900)], 'bir.pdf')] } });
  await screen.findByRole('button', { name: `Use this file: ${PAPER}` });
};
const choose = async () => {
  await pick();
  await click(`Use this file: ${PAPER}`);
};
const putOff = (status: number, seconds: number, times?: number) =>
  portal.fault.on(
    'POST',
    UPLOADS,
    () => new Response('', { status, headers: { 'retry-after': `${seconds}` } }),
    times,
  );
const documents = async () => {
  const { as, reference } = page.own();
  const { body } = await portal.app.call('GET', `/api/self-service/drafts/${reference}`, { as });
  return body.data.parts.find(({ part }: { part: string }) => part === 'documents')?.values;
};

describe('a paper that was chosen', () => {
  it('is not called missing before it has arrived: what it waits for is said', async () => {
    await page.openDocuments();
    await pick();
    await click('Save and continue');
    await screen.findByRole('link', { name: `${PAPER}: Not sent yet: press “Use this file”` });
    const stop = putOff(503, 60);
    await click(`Use this file: ${PAPER}`);
    await screen.findByRole('link', { name: `${PAPER}: Still being sent: wait until it is uploaded` });
    await click(`Stop: ${PAPER}`);
    stop();
    await click(`Use this file: ${PAPER}`);
    await screen.findByText('Uploaded', { selector: '.p-sent' });
    await waitFor(() => expect(screen.queryByRole('link', { name: new RegExp(PAPER) })).toBeNull());
  });
});

describe('a paper that the server puts off', () => {
  it.each([429, 503])('waits by itself, says so, and is sent: after %i', async (status) => {
    await page.openDocuments();
    const stop = putOff(status, 1, 1);
    await choose();
    await screen.findByText(/^The server asks to wait: the photo goes on by itself in 0:0/);
    expect(screen.queryByRole('button', { name: `Try again: ${PAPER}` })).toBeNull();
    await screen.findByText('Uploaded', { selector: '.p-sent' });
    await waitFor(async () =>
      expect(await documents()).toMatchObject({ files: [{ name: 'bir.pdf' }], problems: {} }),
    );
    expect(portal.callsOf('POST', UPLOADS).map((call) => call.status)).toEqual([status, 200]);
    stop();
  });

  it('is stopped by whoever does not want to wait, and is still here', async () => {
    await page.openDocuments();
    const stop = putOff(503, 60);
    await choose();
    await screen.findByText(/goes on by itself in [01]:/);
    await click(`Stop: ${PAPER}`);
    await screen.findByRole('button', { name: `Use this file: ${PAPER}` });
    expect(screen.queryByText(/asks to wait/)).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
    stop();
    await click(`Use this file: ${PAPER}`);
    await screen.findByText('Uploaded', { selector: '.p-sent' });
  });

  it('is told at once, and tried again by hand, when nobody knows for how long', async () => {
    await page.openDocuments();
    const stop = portal.fault.on('POST', UPLOADS, () => new Response('', { status: 503 }), 1);
    await choose();
    await screen.findByRole('alert');
    stop();
    await click(`Try again: ${PAPER}`);
    await screen.findByText('Uploaded', { selector: '.p-sent' });
  });
});
