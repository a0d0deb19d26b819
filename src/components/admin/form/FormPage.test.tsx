import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import {
  AdminContext,
  type DataProvider,
  HttpError,
  memoryStore,
  Notification,
  type RaRecord,
  RecordContextProvider,
  TestMemoryRouter,
  type UpdateParams,
} from 'react-admin';
import { Link, type NavigateFunction } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../providers/http/apiError.ts';
import { hasUnsaved } from '../../../providers/session/unsaved.ts';
import { noteAnswer, noteFailure } from '../../shell/connection.ts';
import { FormText } from '../../ui/fields/formFields.ts';
import { FormPage } from './FormPage.tsx';
import type { FormSpec } from './formSpec.tsx';

const spec: FormSpec = {
  resource: 'access-roles',
  draft: 'access-role',
  toValues: (record) => ({ role: record?.role ?? '', note: record?.note ?? '' }),
  toBody: (values) => values,
  validate: ({ role }): Record<string, unknown> => (role ? {} : { role: 'Give it a name' }),
  labelOf: (path) => path,
  saidOf: ({ role }) => `Saved: ${role}`,
};
const base: RaRecord = { id: '12', role: 'Clerk', note: '', version: 3, at: '2026-11-19T02:42:00.000Z' };

let navigate: NavigateFunction;

const show = (over: Record<string, unknown> = {}) => {
  const update = vi.fn(async ({ data }: UpdateParams) => ({ data: { ...base, ...data } }));
  const provider = {
    update: (_: string, params: UpdateParams) => update(params),
    getDraft: vi.fn(async () => null),
    saveDraft: vi.fn(async (_: string, __: Record<string, unknown>) => ({
      dtimeUpdated: '2026-11-20T02:42:00.000Z',
    })),
    discardDraft: vi.fn(async () => undefined),
    ...over,
  };
  render(
    <TestMemoryRouter
      initialEntries={['/before', '/form']}
      initialIndex={1}
      navigateCallback={(found) => {
        navigate = found;
      }}
    >
      <AdminContext dataProvider={provider as unknown as DataProvider} store={memoryStore()}>
        <RecordContextProvider value={base}>
          <FormPage spec={spec} title="Role">
            <FormText name="role" label="Name" />
            <FormText name="note" label="Note" />
            <Link to="/elsewhere">Elsewhere</Link>
          </FormPage>
        </RecordContextProvider>
        <Notification />
      </AdminContext>
    </TestMemoryRouter>,
  );
  return { update, provider };
};

const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const type = (name: string, value: string) => fireEvent.change(box(name), { target: { value } });
const save = () => fireEvent.click(screen.getByRole('button', { name: 'common.save' }));

describe('a form', () => {
  afterEach(cleanup);

  it('names its errors beside the field and in a summary that takes the focus', async () => {
    const { update } = show();
    type('Name', '');
    save();
    const entry = await screen.findByRole('button', { name: 'role: Give it a name' });
    await waitFor(() => expect(document.activeElement).toBe(entry.closest('[role=alert]')));
    expect(box('Name').getAttribute('aria-invalid')).toBe('true');
    fireEvent.click(entry);
    await waitFor(() => expect(document.activeElement).toBe(box('Name')));
    expect(update).not.toHaveBeenCalled();
  });

  it('keeps what is typed on the server, says so, and counts as unsaved', async () => {
    const { provider } = show();
    type('Name', 'Cashier');
    fireEvent.focusOut(box('Name'));
    await waitFor(() =>
      expect(provider.saveDraft).toHaveBeenCalledWith(
        'access-role/12/3',
        { role: 'Cashier', note: '' },
        { last: false, by: { writer: expect.any(String), number: 1 } },
      ),
    );
    expect(await screen.findByText('form.draftSaved')).toBeTruthy();
    expect(hasUnsaved()).toBe(true);
  });

  it('offers an earlier draft back', async () => {
    const draft = {
      key: 'access-role/12/3',
      values: { role: 'Typed before' },
      dtimeUpdated: '2026-11-19T02:42:00.000Z',
    };
    show({ getDraft: async () => draft });
    fireEvent.click(await screen.findByRole('button', { name: 'form.restoreDraft' }));
    expect(box('Name').value).toBe('Typed before');
  });

  it('asks before it is left with changes', async () => {
    show();
    type('Note', 'x');
    await waitFor(() => expect(hasUnsaved()).toBe(true));
    fireEvent.click(screen.getByRole('link', { name: 'Elsewhere' }));
    expect(await screen.findByRole('button', { name: 'form.leaveKeep' })).toBeTruthy();
  });

  it('asks before the browser goes back over changes, and stays or goes as told', async () => {
    show();
    type('Note', 'x');
    await waitFor(() => expect(hasUnsaved()).toBe(true));
    act(() => void navigate(-1));
    fireEvent.click(await screen.findByRole('button', { name: 'form.stay' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(box('Note').value).toBe('x');
  });

  it('is left with the draft kept, and stays when the draft could not be kept', async () => {
    const { provider } = show();
    provider.saveDraft.mockRejectedValueOnce(new Error('nobody answers'));
    type('Note', 'x');
    await waitFor(() => expect(hasUnsaved()).toBe(true));
    fireEvent.click(screen.getByRole('link', { name: 'Elsewhere' }));
    const keep = await screen.findByRole('button', { name: 'form.leaveKeep' });
    fireEvent.click(keep);
    expect(await screen.findByText('form.leaveDraftLost')).toBeTruthy();
    expect(hasUnsaved()).toBe(true);
    fireEvent.click(keep);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(provider.saveDraft).toHaveBeenCalledTimes(2);
  });

  it('saves its drafts one after the other, and discards after the one under way', async () => {
    const { provider } = show();
    const first = Promise.withResolvers<{ dtimeUpdated: string }>();
    provider.saveDraft.mockReturnValueOnce(first.promise);
    for (const value of ['a', 'ab']) {
      type('Note', value);
      fireEvent.focusOut(box('Note'));
    }
    await waitFor(() => expect(provider.saveDraft).toHaveBeenCalledTimes(1));
    fireEvent.click(screen.getByRole('link', { name: 'Elsewhere' }));
    fireEvent.click(await screen.findByRole('button', { name: 'form.leaveDiscard' }));
    expect(provider.discardDraft).not.toHaveBeenCalled();
    first.resolve({ dtimeUpdated: base.at });
    await waitFor(() => expect(provider.discardDraft).toHaveBeenCalledTimes(1));
    expect(provider.saveDraft.mock.calls.map(([, values]) => values.note)).toEqual(['a', 'ab']);
  });

  it('goes back without a question when nothing is changed', async () => {
    show();
    act(() => void navigate(-1));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('offers a draft of an earlier version with a choice for each field, and takes it into the form', async () => {
    const draft = { key: 'access-role/12/2', values: { role: 'Typed', note: '' }, dtimeUpdated: base.at };
    const { provider, update } = show({ getDraft: async () => draft });
    fireEvent.click(await screen.findByRole('button', { name: 'form.compareDraft' }));
    const dialog = within(await screen.findByRole('dialog'));
    const take = () => dialog.getByRole<HTMLButtonElement>('button', { name: 'form.takeChosen' });
    expect(take().disabled).toBe(true);
    fireEvent.click(dialog.getByRole('radio', { name: /Typed/ }));
    fireEvent.click(take());
    await waitFor(() => expect(box('Name').value).toBe('Typed'));
    expect(provider.discardDraft).toHaveBeenCalledWith('access-role/12/2');
    expect(update).not.toHaveBeenCalled();
  });

  it('shows a conflict field by field and saves the choice onto the newer version', async () => {
    const current = { ...base, role: 'Theirs', note: 'new', version: 4, updatedBy: 'sales.admin' };
    const stale = new HttpError('Moved', 409, { error: 'conflict', message: 'Moved', current });
    const { update } = show();
    update.mockRejectedValueOnce(stale);
    type('Name', 'Mine');
    save();
    const dialog = within(await screen.findByRole('dialog'));
    const go = dialog.getByRole<HTMLButtonElement>('button', { name: 'form.saveChosen' });
    expect(go.disabled).toBe(true);
    const name = within(dialog.getByRole('radiogroup', { name: 'role' }));
    fireEvent.click(name.getByRole('radio', { name: /Mine/ }));
    fireEvent.click(dialog.getByRole('button', { name: 'form.saveChosen' }));
    await waitFor(() => expect(update).toHaveBeenCalledTimes(2));
    const second = update.mock.calls[1]?.[0];
    expect(second?.data).toEqual({ role: 'Mine', note: 'new' });
    expect(second?.previousData).toMatchObject({ version: 4 });
  });

  it('shows what the server refuses beside its field', async () => {
    const body = { error: 'rule_role_name_taken', message: 'Taken', fields: { role: 'This name is taken' } };
    const { update } = show();
    update.mockRejectedValueOnce(new HttpError('Taken', 422, body));
    type('Name', 'Cashier');
    save();
    expect(await screen.findByText('This name is taken')).toBeTruthy();
  });

  it('says once that nobody answers, as long as nobody does', async () => {
    const { update } = show();
    update.mockRejectedValueOnce(new ApiError(0, 'network', 'The server cannot be reached'));
    type('Name', 'Cashier');
    save();
    expect((await screen.findByRole('alert')).textContent).toBe(
      'form.saveFailedThe server cannot be reached',
    );
    expect(screen.queryByText('common.failed')).toBeNull();
    act(noteAnswer);
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(box('Name').value).toBe('Cashier');
  });

  it('keeps what the server said of a save when the line is back', async () => {
    const { update } = show();
    update.mockRejectedValueOnce(new HttpError('It broke', 500, { message: 'It broke' }));
    type('Name', 'Cashier');
    save();
    expect(await screen.findByText('common.failed')).toBeTruthy();
    expect(await screen.findByText('It broke')).toBeTruthy();
    act(() => noteFailure({ status: 0 }));
    act(noteAnswer);
    expect(screen.getByText('It broke')).toBeTruthy();
  });
});
