type Verbs = Record<string, (...parameters: never[]) => Promise<unknown>>;
type Late<V> = { [K in keyof V]: V[K] };

/** Names that are asked of any object, and are no verbs. */
const NO_VERBS: readonly (string | symbol)[] = ['then', 'toJSON', '$$typeof'];

/**
 * A provider whose further verbs are fetched with the first use of one of them, so that pages that do without do not carry
 * them. Each of them answers a promise in any case.
 */
export const withLateVerbs = <P extends object, V extends Verbs>(
  own: P,
  load: () => Promise<V>,
): P & Late<V> =>
  new Proxy(own, {
    get: (target, name, receiver) => {
      if (typeof name === 'symbol' || name in target || NO_VERBS.includes(name))
        return Reflect.get(target, name, receiver);
      return async (...parameters: never[]) => {
        const verb = (await load())[name];
        if (!verb) throw new Error(`The data provider has no verb ${name}`);
        return verb(...parameters);
      };
    },
  }) as P & Late<V>;
