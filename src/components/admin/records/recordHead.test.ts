import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { headFromList } from './recordHead.ts';

const list = (client: QueryClient, resource: string, data: object[], updatedAt: number, page = 1) =>
  client.setQueryData([resource, 'getList', { pagination: { page } }], { data, total: 1 }, { updatedAt });

const partner = (name: string) => ({ id: '5', name, hsisCode: 'P5', status: 'ACTIVE', workflowStatus: null });

describe('the head of a record before the record is asked for', () => {
  it('is what the list that was fetched last knew of it', () => {
    const client = new QueryClient();
    list(client, 'partners', [partner('Before')], 1000);
    list(client, 'applications', [partner('After')], 2000);
    expect(headFromList(client, 'partner', '5')).toMatchObject({
      name: 'After',
      hsisCode: 'P5',
      partnerId: '5',
      partnerName: 'After',
      partnerStatus: 'ACTIVE',
    });
  });

  it('of a store is its own, with whose it is, never that of a partner with the same number', () => {
    const client = new QueryClient();
    list(client, 'partners', [partner('A partner')], 1000);
    expect(headFromList(client, 'merchant', '5')).toBeNull();
    const store = {
      id: '5',
      merchantName: 'A store',
      hsisSalesRoomCode: 'S5',
      partnerId: '7',
      partnerName: 'Its partner',
    };
    list(client, 'merchants', [store], 500, 3);
    expect(headFromList(client, 'merchant', '5')).toMatchObject({
      name: 'A store',
      hsisCode: 'S5',
      partnerId: '7',
    });
  });

  it('is none where no list had it, or the list is still on its way', async () => {
    const client = new QueryClient();
    list(client, 'partners', [], 1000);
    void client.prefetchQuery({
      queryKey: ['partners', 'getList', {}],
      queryFn: () => new Promise(() => undefined),
    });
    expect(headFromList(client, 'partner', '5')).toBeNull();
  });
});
