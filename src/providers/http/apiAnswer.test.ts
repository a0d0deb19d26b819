import { describe, expect, it } from 'vitest';
import { formErrors, readList, readRecord } from './apiAnswer.ts';

describe('a list answer', () => {
  it('[api.envelope] is read from data.list, with the id that the resource names', () => {
    const body = {
      data: { list: [{ accessRoleId: '4', role: 'Clerk' }], total: 9, next: 'c', previous: null },
    };
    expect(readList(body, 'accessRoleId')).toEqual({
      list: [{ accessRoleId: '4', role: 'Clerk', id: '4' }],
      total: 9,
      totalIsAtLeast: false,
      next: 'c',
    });
  });
  it('[api.envelope] is read from a bare list too', () => {
    expect(readList({ list: [{ id: '1' }] }, 'id')).toMatchObject({
      list: [{ id: '1' }],
      total: 1,
      next: null,
    });
  });
  it('keeps the sign that the total is a lower bound', () => {
    expect(readList({ data: { list: [], total: 10_000, totalIsAtLeast: true } }, 'id').totalIsAtLeast).toBe(
      true,
    );
  });
  it('is never an empty list when the body is no list at all', () => {
    expect(() => readList({ data: {} }, 'id')).toThrow('did not answer a list');
  });
});

describe('a record answer', () => {
  it('[api.envelope] is read from data', () => {
    expect(readRecord({ data: { id: '3' } }, 'id')).toEqual({ id: '3' });
  });
  it.each([[{ data: null }], [{ data: [{ id: '3' }] }], ['<html>']])(
    'is never %j, which is no record',
    (body) => {
      expect(() => readRecord(body, 'id')).toThrow('did not answer a record');
    },
  );
});

describe('messages for a form', () => {
  it('stand beside their fields, and the whole under root.serverError', () => {
    expect(formErrors(400, { message: 'Check the form', fields: { 'body.role': 'Too short' } })).toEqual({
      role: 'Too short',
      root: { serverError: 'Check the form' },
    });
  });
  it('exist only where the input was refused', () => {
    expect(formErrors(409, { message: 'Changed' })).toBeUndefined();
    expect(formErrors(422, {})).toEqual({ root: { serverError: 'Action failed' } });
  });
});
