/** Which hosts are which environment, and the one staging host with another name (sections 1 and 9; A2, A30). */
export interface Brand {
  brandHost: string | null;
  brandTitle: string | null;
  brandLogo: string | null;
  hostsTest: readonly string[];
  hostsStage: readonly string[];
  hostsProd: readonly string[];
  /** Anyone may register a company of their own. */
  registration: boolean;
  oidcIssuer: string | null;
  oidcName: string;
  smtpUrl: string | null;
  smsUrl: string | null;
}

export type Environment = 'test' | 'stage' | 'prod' | 'public';

/** By configured host; localhost and bare addresses are test, any other host is public. */
export function environmentOf(brand: Pick<Brand, 'hostsTest' | 'hostsStage' | 'hostsProd'>, host: string): Environment {
  const name = host.toLowerCase();
  if (brand.hostsProd.includes(name)) return 'prod';
  if (brand.hostsStage.includes(name)) return 'stage';
  if (brand.hostsTest.includes(name)) return 'test';
  return name === 'localhost' || /^[\d.]+$/.test(name) || name.includes(':') ? 'test' : 'public';
}

/** The other brand's title and logo on exactly its host; null elsewhere. */
export function brandOf({ brandHost, brandTitle, brandLogo }: Brand, host: string) {
  const isOther = brandHost?.toLowerCase() === host.toLowerCase();
  return { brandTitle: isOther ? brandTitle : null, brandLogo: isOther ? brandLogo : null };
}
