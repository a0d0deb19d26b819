import { describe, expect, it } from 'vitest';
import { audit as auditPages } from '../../pages/audit/index.ts';
import { accessRoles } from '../../resources/accessRoles/index.ts';
import type { ResourceDescriptor } from './resourceDescriptor.ts';
import { addressOf, filterQuery, sortQuery, toApiCall } from './restDialect.ts';

const roles: ResourceDescriptor = accessRoles.rest['access-roles'];
const audit: ResourceDescriptor = auditPages.rest.audit;
const listUrl = (sort: unknown, range: unknown, filter: unknown, resource = 'access-roles') =>
  `/${resource}?${new URLSearchParams({
    sort: JSON.stringify(sort),
    range: JSON.stringify(range),
    filter: JSON.stringify(filter),
  })}`;
const get = (url: string, cursor?: string) =>
  decodeURIComponent(toApiCall({ url, method: 'GET' }, roles, cursor).url);

describe('a list', () => {
  it('asks for the first page with limit and sort, and no offset', () => {
    expect(get(listUrl(['role', 'DESC'], [0, 19], {}))).toBe(
      '/api/access-role-management?limit=20&sort=-role',
    );
  });
  it('reaches a later page by offset when its cursor is unknown', () => {
    expect(get(listUrl(['role', 'ASC'], [40, 59], {}))).toContain('offset=40');
  });
  it('reaches a later page by cursor, without offset, when it is known', () => {
    const url = get(listUrl(['role', 'ASC'], [40, 59], {}), 'c2');
    expect(url).toContain('cursor=c2');
    expect(url).not.toContain('offset');
  });
  it('writes operators in brackets', () => {
    expect(get(listUrl(['id', 'ASC'], [0, 9], { role: { like: 'adm' }, isEnabled: true }))).toBe(
      '/api/access-role-management?limit=10&sort=id&role[like]=adm&isEnabled=true',
    );
  });
  it('asks for several ids in one call', () => {
    const url = `/access-roles?filter=${encodeURIComponent('{"id":["1","2"]}')}`;
    expect(get(url)).toBe('/api/access-role-management?limit=100&id[in]=1,2');
  });
});

describe('a filter', () => {
  it('turns free text into a search for a part of the main field', () => {
    expect(filterQuery({ q: 'juan' }, audit)).toEqual({ actor: { like: 'juan' } });
  });
  it('leaves blank values out, also inside a range', () => {
    expect(filterQuery({ actor: '', target: null, at: { gte: '2026-01-01', lte: '' } }, audit)).toEqual({
      at: { gte: '2026-01-01' },
    });
  });
  it('refuses a field that the list does not know, instead of dropping it', () => {
    expect(() => filterQuery({ colour: 'red' }, audit)).toThrow('cannot be filtered by "colour"');
  });
});

describe('a sort', () => {
  it('leaves the order to the API when no column is sorted', () =>
    expect(sortQuery(['', 'ASC'], roles)).toEqual({}));
  it('refuses a column that the API cannot sort', () => {
    expect(() => sortQuery(['userCount', 'ASC'], roles)).toThrow('cannot be sorted');
  });
});

describe('one record', () => {
  it('is read at its path, its id encoded once', () => {
    expect(toApiCall({ url: '/access-roles/a%2Fb', method: 'GET' }, roles).url).toBe(
      '/api/access-role-management/a%2Fb',
    );
  });
  it('is changed by POST with the fields that the API takes, and no others', () => {
    const body = JSON.stringify({ id: '7', role: 'Clerk', userCount: 3, isEnabled: true, version: 2 });
    expect(toApiCall({ url: '/access-roles/7', method: 'PUT', body }, roles)).toEqual({
      method: 'POST',
      url: '/api/access-role-management/7',
      body: { role: 'Clerk', isEnabled: true },
    });
  });
  it('is refused with a sentence where the API has no such call', () => {
    expect(() => toApiCall({ url: '/audit/7', method: 'GET' }, audit)).toThrow('cannot read one of audit');
    expect(() => toApiCall({ url: '/access-roles/7', method: 'DELETE' }, roles)).toThrow('cannot DELETE');
  });
});

it('nested queries become field[operator] in an address', () => {
  expect(decodeURIComponent(addressOf('/api/x', { name: { like: 'x' } }))).toBe('/api/x?name[like]=x');
});
