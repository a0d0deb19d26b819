import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider, { type InteractionResults } from 'oidc-provider';
import { pathOf } from '#domain/pages.ts';
import type { IdentityProviderSettings } from '#server/config.ts';

const CLIENT = { clientId: 'suki', clientSecret: 'a-secret-of-the-tests-alone' };

/** Who is at the provider's door: everybody who comes there signs in as this person, without being asked. */
export interface PersonAtDoor {
  subject: string;
  /** As which the provider says that they signed in; left out: it says nothing. */
  acr?: string;
  /** When they signed in there, in seconds; now by default. */
  signedInAt?: number;
  /** They turn round at the door. */
  cancels?: true;
}

export interface TestIdentityProvider {
  settings: IdentityProviderSettings;
  person: PersonAtDoor;
  /** Leads back to these portals from now on. */
  leadTo: (portals: readonly string[]) => void;
  /** Goes where a browser would; returns the query of the address to which the provider leads back. */
  visit: (url: string) => Promise<string>;
  stop: () => Promise<void>;
}

const providerAt = (issuer: string, portals: readonly string[]): Provider => {
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: CLIENT.clientId,
        client_secret: CLIENT.clientSecret,
        redirect_uris: portals.map((portal) => new URL(pathOf('companySignIn'), portal).href),
        response_types: ['code'],
        grant_types: ['authorization_code'],
        application_type: 'web',
      },
    ],
    acrValues: ['mfa', 'password'],
    claims: { openid: ['sub'], acr: null, auth_time: null },
    cookies: { keys: ['of-the-tests'] },
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    findAccount: (_, sub) => ({ accountId: sub, claims: () => ({ sub }) }),
    interactions: { url: (_, { uid }) => `${issuer}/door/${uid}` },
    loadExistingGrant: async ({ oidc }) => {
      const grant = new provider.Grant({
        clientId: oidc.client?.clientId ?? '',
        accountId: oidc.session?.accountId ?? '',
      });
      grant.addOIDCScope('openid');
      await grant.save();
      return grant;
    },
  });
  return provider;
};

/** Follows a browser's redirects with its cookies until they leave the provider. */
const follow = async (start: string, issuer: string): Promise<string> => {
  const cookies = new Map<string, string>();
  let at = start;
  for (let step = 0; step < 10; step++) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(at, { redirect: 'manual', headers: { cookie } });
    await answer.arrayBuffer();
    for (const line of answer.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (name && value) cookies.set(name, value);
      else if (name) cookies.delete(name);
    }
    const to = answer.headers.get('location');
    if (!to) throw new Error(`The provider answered ${answer.status} at ${at}`);
    const next = new URL(to, at);
    if (next.origin !== issuer) return next.search.slice(1);
    at = next.href;
  }
  throw new Error('The provider led round in circles');
};

/** A real OpenID Connect provider on a loopback port, which leads back to these portals. */
export const startIdentityProvider = async (...portals: string[]): Promise<TestIdentityProvider> => {
  let provider: Provider | undefined;
  const server: Server = createServer((request, response) => {
    if (!provider) return void response.writeHead(503).end();
    if (!request.url?.startsWith('/door/')) return void provider.callback()(request, response);
    const { subject, acr, signedInAt, cancels } = made.person;
    const result: InteractionResults = cancels
      ? { error: 'access_denied' }
      : {
          login: {
            accountId: subject,
            ...(acr ? { acr } : {}),
            ...(signedInAt ? { ts: signedInAt } : {}),
          },
        };
    void provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const made: TestIdentityProvider = {
    settings: { issuer, ...CLIENT, acrValues: ['mfa'] },
    person: { subject: 'nobody', acr: 'mfa' },
    leadTo: (led) => {
      provider = providerAt(issuer, led);
    },
    visit: (url) => follow(url, issuer),
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  made.leadTo(portals);
  return made;
};
