import type { AddressInput } from '#contract/shapes/address.ts';
import { addressFields } from '#domain/fields/address.ts';
import { writtenOf } from '../../db/columns/columnsOf.ts';
import { fromFields } from '../../db/columns/fromFields.ts';

/** An address, `a`, as it is sent; total, so that whoever writes, copies or compares one forgets none. */
export const ADDRESS = writtenOf<AddressInput>('address a')(fromFields(addressFields, 'a'));

const isField = (name: string): name is keyof AddressInput => name in ADDRESS.columns;
export const ADDRESS_FIELDS: readonly (keyof AddressInput)[] = Object.keys(ADDRESS.columns).filter(isField);
