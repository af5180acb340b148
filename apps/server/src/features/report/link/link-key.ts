/** External links to reports stand below it, before and outside of the application (decision 0185). */
export const LINK_PATH = '/shared';

/** What the address of an external link holds: whose it is, and a secret that only its maker was told. */
export interface LinkKey {
  companyId: string;
  /** 32 bytes as base64url. */
  token: string;
}

const KEY = /^([\w-]{22})([\w-]{43})$/;

/** The last part of the address: the company's 16 bytes and the token, base64url. */
export const linkKey = ({ companyId, token }: LinkKey): string =>
  Buffer.from(companyId.replaceAll('-', ''), 'hex').toString('base64url') + token;

/** Reads the last part of an address; null: it is no key of ours. */
export function readLinkKey(text: string): LinkKey | null {
  const [, company, token] = KEY.exec(text) ?? [];
  if (!company || !token) return null;
  const hex = Buffer.from(company, 'base64url').toString('hex');
  const companyId = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  return { companyId, token };
}
