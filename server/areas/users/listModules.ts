import type { UserModule } from '#contract/people/users.ts';
import { isProductModule, MODULES } from '#domain/access/modules.ts';
import { os } from '../../http/os.ts';

const all: readonly UserModule[] = MODULES.map(({ code, name, responsibilities }) => ({
  moduleId: code,
  moduleCode: code,
  moduleName: name,
  responsibilities: [...responsibilities],
}));
const products = MODULES.filter(({ code }) => isProductModule(code)).map(({ code }): string => code);
const answer = (isIn: (code: string) => boolean) => ({
  data: { list: all.filter(({ moduleCode }) => isIn(moduleCode)) },
});

/** Every module with what it lets people do. */
export const getUserModules = os.users.getUserModules.handler(async () => answer(() => true));
/** Those of the portal itself. */
export const getUserModulesV2 = os.users.getUserModulesV2.handler(async () =>
  answer((code) => !products.includes(code)),
);
/** Those of products. */
export const getProductModules = os.users.getProductModules.handler(async () =>
  answer((code) => products.includes(code)),
);
