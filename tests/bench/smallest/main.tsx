import {
  Admin,
  type AuthProvider,
  type DataProvider,
  DataTable,
  fetchUtils,
  List,
  Resource,
  Show,
  SimpleShowLayout,
  TextField,
} from 'react-admin';
import { createRoot } from 'react-dom/client';

/** The lists that are compared: where the API has them, what a row is known by, and what the columns show. */
const LISTS = {
  partners: { path: '/api/partners', id: 'id', fields: ['name', 'hsisCode', 'status', 'updatedAt'] },
  merchants: {
    path: '/api/merchants',
    id: 'id',
    fields: ['merchantName', 'hsisCode', 'status', 'updatedAt'],
  },
  promos: { path: '/api/promos', id: 'promoId', fields: ['name', 'code', 'status', 'validFrom'] },
  roles: {
    path: '/api/access-role-management',
    id: 'accessRoleId',
    fields: ['role', 'description', 'isEnabled', 'userCount'],
  },
} as const;

type Name = keyof typeof LISTS;
const token = () => localStorage.getItem('token');
const rowOf = (name: string, row: Record<string, unknown>) => ({
  ...row,
  id: String(row[LISTS[name as Name].id]),
});

const ask = (path: string) =>
  fetchUtils.fetchJson(path, { user: { authenticated: true, token: `Bearer ${token()}` } });

const dataProvider = {
  getList: async (name: string, { pagination }: { pagination: { perPage: number } }) => {
    const { json } = await ask(`${LISTS[name as Name].path}?limit=${pagination.perPage}`);
    return {
      data: json.data.list.map((row: Record<string, unknown>) => rowOf(name, row)),
      total: json.data.total,
    };
  },
  getOne: async (name: string, { id }: { id: string }) => {
    const { json } = await ask(`${LISTS[name as Name].path}/${id}`);
    return { data: rowOf(name, json.data) };
  },
} as unknown as DataProvider;

const authProvider: AuthProvider = {
  login: () => Promise.resolve(),
  logout: () => Promise.resolve(),
  checkAuth: () => (token() ? Promise.resolve() : Promise.reject()),
  checkError: () => Promise.resolve(),
  getPermissions: () => Promise.resolve(),
};

const listOf = (fields: readonly string[]) => () => (
  <List>
    <DataTable bulkActionButtons={false}>
      {fields.map((field) => (
        <DataTable.Col key={field} source={field} />
      ))}
    </DataTable>
  </List>
);

const showOf = (fields: readonly string[]) => () => (
  <Show>
    <SimpleShowLayout>
      {fields.map((field) => (
        <TextField key={field} source={field} />
      ))}
    </SimpleShowLayout>
  </Show>
);

createRoot(document.getElementById('root') as HTMLElement).render(
  <Admin dataProvider={dataProvider} authProvider={authProvider} requireAuth>
    {Object.entries(LISTS).map(([name, { fields }]) => (
      <Resource key={name} name={name} list={listOf(fields)} show={showOf(fields)} />
    ))}
  </Admin>,
);
