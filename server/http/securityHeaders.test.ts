import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy, securityHeaders } from './securityHeaders.ts';

describe('the headers of every answer', () => {
  it('keep browsers on HTTPS where the portal is there, and only there', () => {
    expect(securityHeaders('https://suki.example.test', '/assets/x.js')).toHaveProperty(
      'Strict-Transport-Security',
    );
    expect(securityHeaders('http://127.0.0.1:4000', '/')).not.toHaveProperty('Strict-Transport-Security');
  });

  it('keep every page and every call from being framed; a file of the build is neither', () => {
    for (const path of ['/', '/login', '/api/partners', '/assetsx'])
      expect(securityHeaders('', path)).toHaveProperty('X-Frame-Options', 'DENY');
    expect(Object.keys(securityHeaders('', '/assets/x.js'))).toEqual([
      'X-Content-Type-Options',
      'Cross-Origin-Resource-Policy',
    ]);
  });
});

describe('the policy of the page', () => {
  it('lets only the inline scripts run that stand in the page', () => {
    const policy = contentSecurityPolicy('<script>one()</script><script src="/a.js"></script>');
    expect(policy.match(/'sha256-[^']+'/g)).toHaveLength(1);
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  });
});
