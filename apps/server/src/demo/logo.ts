import { createHash } from 'node:crypto';
import sharp from 'sharp';
import type { Db } from '../platform/db/company-db.ts';
import type { FileStore } from '../platform/store/file-store.ts';
import { insertRows } from './insert-rows.queries.ts';
import { idAt } from './numbers.ts';
import type { DemoMember } from './people.ts';
import { keyOf } from './pictures/keep.ts';

const SIZE = 256;

interface Logo {
  companyId: string;
  colours: readonly [ground: string, sign: string];
  by: DemoMember;
  at: Date;
}

/** Draws the logo of a company, keeps it and hangs it on the company. Answers the id of the file. */
export async function keepLogo(db: Db, store: FileStore, { companyId, colours, by, at }: Logo): Promise<string> {
  const bytes = await sharp(Buffer.from(draw(colours)))
    .png()
    .toBuffer();
  const sha256 = createHash('sha256').update(bytes).digest();
  await store.put(keyOf(companyId, sha256), bytes, 'image/png');
  const id = idAt(at);
  const hash = `\\x${sha256.toString('hex')}`;
  await insertRows(db, 'file', [
    {
      company_id: companyId,
      id,
      sha256: hash,
      thumb_sha256: hash,
      name: 'logo.png',
      mime: 'image/png',
      size_bytes: bytes.length,
      width: SIZE,
      height: SIZE,
      source: 'picked',
      created_by: by.id,
      created_at: at,
    },
  ]);
  const use = { company_id: companyId, file_id: id, object_kind: 'company', object_id: companyId, shop_id: null };
  await insertRows(db, 'file_use', [use]);
  return id;
}

/** A cup under a roof. */
function draw([ground, sign]: Logo['colours']): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="${SIZE}" height="${SIZE}">
    <rect width="64" height="64" rx="14" fill="${ground}"/>
    <g fill="none" stroke="${sign}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round">
      <path d="M14 26 32 12l18 14"/><path d="M20 30h22v10a10 10 0 0 1-10 10h-2a10 10 0 0 1-10-10z"/><path d="M42 33h3a5 5 0 0 1 0 10h-4"/>
    </g>
  </svg>`;
}
