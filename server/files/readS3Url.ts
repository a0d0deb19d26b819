import { ConfigError } from '../config.ts';

const HOW = 'set it to s3://KEY:SECRET@host/bucket?region=…, with &tls=off for an endpoint without TLS.';

/** Settings of an S3 store from `s3://KEY:SECRET@host[:port]/bucket?region=…&tls=on`. Throws ConfigError with a sentence. */
export const readS3Url = (s3Url: string) => {
  const url = new URL(s3Url);
  const bucket = url.pathname.slice(1);
  if (!url.username || !url.password || !url.host || !/^[a-z0-9][a-z0-9.-]+$/.test(bucket))
    throw new ConfigError(`S3_URL is not usable: ${HOW}`);
  const plain = url.searchParams.get('tls') === 'off' || url.protocol === 'http:';
  return {
    bucket,
    endpoint: `${plain ? 'http' : 'https'}://${url.host}`,
    region: url.searchParams.get('region') ?? 'us-east-1',
    credentials: {
      accessKeyId: decodeURIComponent(url.username),
      secretAccessKey: decodeURIComponent(url.password),
    },
  };
};
