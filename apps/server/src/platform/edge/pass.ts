import { z } from 'zod';
import type { Secrets } from '../sealed-secret.ts';

const PURPOSE = 'rondo-edge-pass-1';

const passShape = z.object({ companyId: z.uuid(), edgeId: z.uuid(), host: z.string() });

/** Allows connections to one host behind one gateway. */
export type Pass = z.output<typeof passShape>;

/**
 * The pass as text. It stands in tickets beside the password of the camera that it leads to, lasts as long as that, and opens nothing
 * once the gateway is revoked.
 */
export const sealPass = (secrets: Secrets, pass: Pass): Promise<string> => secrets.seal(PURPOSE, JSON.stringify(pass));

/** Null for a text that this installation did not seal. */
export async function openPass(secrets: Secrets, text: string): Promise<Pass | null> {
  const opened = await secrets.open(PURPOSE, text);
  if (opened === null) return null;
  const read = passShape.safeParse(JSON.parse(opened));
  return read.success ? read.data : null;
}
