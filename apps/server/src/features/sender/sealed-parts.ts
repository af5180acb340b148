import { z } from 'zod';
import type { Secrets } from '../../platform/sealed-secret.ts';

const shape = z.object({ url: z.string(), secret: z.string(), headers: z.record(z.string(), z.string()) });

/** What of a sender is secret: its address holds a key too. */
export type SealedParts = z.output<typeof shape>;

interface Which {
  company_id: string;
  id: string;
}

/** A row of one company or sender does not open as another's. */
const purposeOf = ({ company_id, id }: Which): string => `sender ${company_id} ${id}`;

export const sealParts = (secrets: Secrets, which: Which, parts: SealedParts): Promise<string> =>
  secrets.seal(purposeOf(which), JSON.stringify(parts));

/** Null where it was sealed with another key than this installation has. */
export async function openParts(secrets: Secrets, row: Which & { sealed: string }): Promise<SealedParts | null> {
  const text = await secrets.open(purposeOf(row), row.sealed);
  return text === null ? null : shape.parse(JSON.parse(text));
}
