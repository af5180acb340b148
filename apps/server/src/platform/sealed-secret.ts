import { createHash } from 'node:crypto';
import { resolve } from 'node:path';
import { AppError } from './errors.ts';
import { keyFile } from './key-file.ts';
import { seal, unseal } from './media/seal.ts';
import type { Settings } from './settings.ts';

const KEY_FILE = 'secret-key';

/** Keeps secrets that the program has to read again, such as the passwords of devices: the database alone does not tell them. */
export interface Secrets {
  /** As text for a column. Refuses with NO_SECRET_KEY where this installation has nowhere to keep a key. */
  seal: (purpose: string, secret: string) => Promise<string>;
  /** Null where it was sealed with another key. */
  open: (purpose: string, sealed: string) => Promise<string | null>;
}

/** The key is that of the setting, or one in the data folder, made when it is first needed. */
export function openSecrets({ secretKey, dataDir }: Pick<Settings, 'secretKey' | 'dataDir'>): Secrets {
  let found: Promise<Buffer> | null = null;
  const key = (): Promise<Buffer> => {
    found ??= keyOf({ secretKey, dataDir });
    return found;
  };
  return {
    seal: async (purpose, secret) => seal(await key(), purpose, secret),
    open: async (purpose, sealed) => {
      const secret = unseal(await key(), purpose, sealed);
      return typeof secret === 'string' ? secret : null;
    },
  };
}

async function keyOf({ secretKey, dataDir }: Pick<Settings, 'secretKey' | 'dataDir'>): Promise<Buffer> {
  const text = secretKey ?? (await keyFile(resolve(dataDir, KEY_FILE)));
  if (text === null) throw new AppError('NO_SECRET_KEY');
  return createHash('sha256').update(text, 'utf8').digest();
}
