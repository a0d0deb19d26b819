import { limitFailures } from '../../http/limits/takeFromLimit.ts';
import { osOpen } from '../../http/os.ts';
import { wrongCredentials } from '../../signIn/checkPassword.ts';
import { boundAccount } from '../../signIn/provider/boundAccount.ts';
import { beginAtProvider, finishAtProvider } from '../../signIn/provider/identityProvider.ts';
import { askFactor } from '../../signIn/secondFactor/askFactor.ts';
import { signIn } from '../../signIn/tokens.ts';

/** Begins a sign-in at the company's identity provider. 404 without one, 503 while it does not answer. */
export const beginProviderSignIn = osOpen.session.beginProviderSignIn.handler(async ({ context }) => ({
  data: await beginAtProvider(context, { kind: 'login' }),
}));

/**
 * Signs in whom the provider has sent back, where an account is bound to them: answers tokens, or the challenge of the account's own second factor
 * where the provider asked for none that counts. 422 rule_provider_refused, rule_provider_unbound, 503, 429 above 60 failures a minute from one address.
 */
export const answerProviderSignIn = osOpen.session.answerProviderSignIn.handler(
  async ({ input, context }) => {
    const { person, account } = await limitFailures(context, 'provider', async () => {
      const person = await finishAtProvider(context, { kind: 'login' }, input.body);
      return { person, account: await boundAccount(context, person) };
    });
    const { userId, username, identityId, factor } = account;
    if (!person.hasFactor && factor !== 'none')
      return {
        data: await askFactor(context, { purpose: 'login', way: factor, userId, username, identityId }),
      };
    const tokens = await signIn(context, {
      userId,
      username,
      since: person.begunAt,
      identityId,
      hasProviderFactor: person.hasFactor,
      provedAt: person.hasFactor ? person.authenticatedAt : null,
    });
    if (!tokens) throw wrongCredentials();
    return { data: tokens };
  },
);
