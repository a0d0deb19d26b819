import { AREA_NAMES, PERMISSION_NAMES } from '#domain/access/permissionNames.ts';
import { spoken } from '../spoken.ts';

/** Reads as permissions.area.*. */
export const area = spoken(AREA_NAMES, 'en');

/** Reads as permissions.label.*: what each permission lets somebody do. */
export const label = spoken(PERMISSION_NAMES, 'en');
