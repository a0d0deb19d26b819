import { describe, expect, it } from 'vitest';
import { suggester } from './suggest.ts';

const CITIES = [
  'City of Calamba',
  'Quezon City',
  'Cebu City',
  'City of San Fernando',
  'San Pablo City',
  'Talisay',
];

describe('the text that was most likely meant', () => {
  const nearest = suggester(CITIES);

  it.each([
    ['Quezn City', 'Quezon City'],
    ['QUEZON  CITY', 'Quezon City'],
    ['Cebu Ctiy', 'Cebu City'],
    ['Talisya', 'Talisay'],
    ['Calamba', 'City of Calamba'],
    ['calamba city', 'City of Calamba'],
    ['San Fernando', 'City of San Fernando'],
  ])('%j is %j', (typed, meant) => {
    expect(nearest(typed)).toBe(meant);
  });

  it('offers nothing when nothing is near, when too little was typed, or when several are as near', () => {
    for (const typed of ['', '—', 'Davao', 'Cit', 'San', 'Talisayan Norte'])
      expect(nearest(typed), typed).toBeNull();
    expect(suggester(['Santa Cruz', 'Santa Crus'])('Santa Crux')).toBeNull();
    expect(suggester(['Poblacion I', 'Poblacion II'])('Poblacion')).toBeNull();
  });

  it('never takes one number for another', () => {
    expect(suggester(['Barangay 1'])('Barangay 3')).toBeNull();
    expect(suggester(['Zone II-A'])('Zone III-A')).toBeNull();
    expect(suggester(['Barangay 12'])('Barngay 12')).toBe('Barangay 12');
    expect(suggester(['Poblacion III'])('Poblcion III')).toBe('Poblacion III');
  });

  it('takes the nearer one of two', () => {
    expect(suggester(['Santa Cruz', 'Santa Clara'])('Santa Crux')).toBe('Santa Cruz');
  });

  it('counts a text that is listed twice once', () => {
    expect(suggester(['Real', 'Real'])('Reall')).toBe('Real');
  });
});
