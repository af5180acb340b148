import { type Language, languageOf } from '@rondo/messages';

/** What the code on a report leads to: which record of which company, and the hash the report was made with. */
export interface VerifyLink {
  companyId: string;
  recordId: string;
  /** 64 hexadecimal digits. */
  hash: string;
  /** Of the report. */
  language: Language;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const HASH = /^[0-9a-f]{64}$/;

/** Reads what stands behind the `#` of the address; null: part of it is missing or is no such thing. */
export function verifyLinkOf(hash: string): VerifyLink | null {
  const at = new URLSearchParams(hash.replace(/^#/, ''));
  const [companyId, recordId, sum] = ['c', 'r', 'h'].map((name) => at.get(name)?.toLowerCase() ?? '');
  if (!UUID.test(companyId ?? '') || !UUID.test(recordId ?? '') || !HASH.test(sum ?? '')) return null;
  return { companyId: companyId ?? '', recordId: recordId ?? '', hash: sum ?? '', language: languageOf(at.get('l')) };
}
