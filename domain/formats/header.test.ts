import { describe, expect, it, vi } from 'vitest';
import { withHeaderDefaults } from './header.ts';

describe('the shared header', () => {
  it('[header.shared] has a hamburger on the left and the user on the right unless told otherwise', () => {
    expect(withHeaderDefaults({ title: 'Promos' })).toEqual({
      title: 'Promos',
      leftButton: 'hamburger',
      rightButton: 'user',
    });
    expect(withHeaderDefaults({ title: 'Promos', leftButton: undefined })).toMatchObject({
      leftButton: 'hamburger',
    });
  });

  it('[header.shared] keeps the buttons, the back route and the events it is given', () => {
    const onClose = vi.fn();
    const onSubmit = vi.fn();
    const header = withHeaderDefaults({
      title: 'Edit promo',
      leftButton: 'back',
      rightButton: 'submit',
      backRoute: '/my-promos',
      onClose,
      onSubmit,
    });
    expect(header).toMatchObject({ leftButton: 'back', rightButton: 'submit', backRoute: '/my-promos' });
    header.onClose?.();
    header.onSubmit?.();
    expect(onClose).toHaveBeenCalledOnce();
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  it('[header.shared] fills in what is left out beside what is given', () => {
    expect(withHeaderDefaults({ title: 'New', leftButton: 'close' })).toMatchObject({
      leftButton: 'close',
      rightButton: 'user',
    });
    expect(withHeaderDefaults({ title: 'New', rightButton: 'none' })).toMatchObject({
      leftButton: 'hamburger',
      rightButton: 'none',
    });
  });

  it('leaves the header it was given alone', () => {
    const given = Object.freeze({ title: 'Promos' });
    withHeaderDefaults(given);
    expect(given).toEqual({ title: 'Promos' });
  });
});
