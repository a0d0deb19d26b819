import { traverseContractProcedures } from '@orpc/server';
import type { CallMeta } from '#contract/call.ts';
import { contract } from '#contract/index.ts';
import { RECORD_TYPES } from '#domain/pages/recordPages.ts';
import { applicantRedirects } from '#domain/pages/selfServicePages.ts';
import { userRedirects } from '#domain/pages/userPages.ts';
import { NOT_FOUND, ROUTES } from '#domain/pages.ts';

/** The lists of records, a page each, as the one page with a parameter that the specification counts; none unless all are there. */
const lists = RECORD_TYPES.flatMap(
  (type) => ROUTES.find(({ resource }) => resource?.join() === `${type},list`) ?? [],
);
const [list] = lists.length === RECORD_TYPES.length ? lists : [];
const anyList = list ? [{ ...list, path: list.path.replace(/[^/]+$/, '{type}') }] : [];

/** The lists of accounts in the same way, for those who may open the one that is open to the most. */
const accounts = ROUTES.flatMap((route) =>
  route.page === 'externalUserList' ? [{ ...route, path: route.path.replace(/[^/]+$/, '{type}') }] : [],
);

/** Bases that lead to a page, with who may open that. */
const bases = Object.entries({ ...userRedirects, ...applicantRedirects }).flatMap(([path, [to]]) =>
  ROUTES.filter((route) => route.path === to).map((route) => ({ ...route, path })),
);

/** Prints every page and every call with who may use it, as JSON: what the coverage of the specification is read from. */
const routes = [...ROUTES, ...anyList, ...accounts, ...bases, NOT_FOUND].map(
  ({ path, access, needs, userType }) => ({
    path,
    access,
    needs: needs ?? { all: [] },
    userType,
  }),
);

const calls: unknown[] = [];
traverseContractProcedures({ router: contract, path: [] }, ({ contract: procedure, path }) => {
  const { route, meta } = procedure['~orpc'];
  const { access, needs, userType, orOtp, addition }: CallMeta = meta;
  calls.push({
    name: path.join('.'),
    method: route.method,
    path: route.path,
    access,
    needs: needs ?? { all: [] },
    userType,
    orOtp,
    addition,
  });
});

process.stdout.write(`${JSON.stringify({ routes, calls }, null, 1)}\n`);
