import { type Marked, watermarkText } from './watermark.ts';

/** What can be read of a watermark on a picture of a leak; empty: nothing of it. */
export interface Fragments {
  name: string;
  account: string;
}

/**
 * Whether a member's watermark shows what was read of it. Each part is looked at by itself, whether the company shows it now or not: what leaked may be
 * older than its settings. Full-width and half-width, capital and small letters count the same.
 */
export function fitsMark(of: Marked, { name, account }: Fragments, at: Date): boolean {
  const off = { ...of, watermark: 1, watermarkDate: 0, watermarkName: 0, watermarkAccount: 0 } as const;
  return (
    plain(watermarkText({ ...off, watermarkName: 1 }, at)).includes(plain(name)) &&
    plain(watermarkText({ ...off, watermarkAccount: 1 }, at)).includes(plain(account))
  );
}

const plain = (text: string): string => text.normalize('NFKC').replaceAll(/\s/g, '').toLowerCase();

/** What somebody did on the day of a leak. */
export interface LeakActivity {
  /** Files and pictures that they took out. */
  exports: number;
  /** Entries of the audit log, the exports among them. */
  acts: number;
  /** Whether a session of theirs was in use. */
  wasSignedIn: boolean;
}

export const wasActive = ({ acts, wasSignedIn }: LeakActivity): boolean => acts > 0 || wasSignedIn;

/** Who took most out first, then who did most, then who was there at all. */
export const byActivity = (a: LeakActivity, b: LeakActivity): number =>
  b.exports - a.exports || b.acts - a.acts || Number(b.wasSignedIn) - Number(a.wasSignedIn);
