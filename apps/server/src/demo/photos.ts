import { chance, hash } from './chance.ts';
import { idAt } from './numbers.ts';
import { READING_SCENES, type Scene } from './pictures/look.ts';
import type { Picture } from './pictures/render.ts';
import { SIZE, TONES } from './pictures/render.ts';

interface Use {
  kind: 'record' | 'rectification' | 'template';
  id: string;
  shopId: string | null;
}

interface Shot {
  scene: Scene;
  isRight: boolean;
  /** What was measured there; null where nothing was. */
  reading: number | null;
  at: Date;
  byId: string;
  seed: string;
}

/** The camera of the demo: every shot is a file of its own, the bytes behind them are a few dozen. */
export interface PhotoSet {
  /** Takes a picture; answers the id of the file. */
  shoot(shot: Shot): string;
  /** Hangs a file on an object. */
  hang(fileId: string, on: Use): void;
  files: Record<string, unknown>[];
  uses: Record<string, unknown>[];
}

export function emptyPhotoSet(companyId: string, pictures: readonly Picture[]): PhotoSet {
  const files: Record<string, unknown>[] = [];
  const uses: Record<string, unknown>[] = [];
  return {
    files,
    uses,
    shoot({ scene, isRight, reading, at, byId, seed }) {
      const tone = hash(seed) % TONES;
      const shown = READING_SCENES.has(scene) ? reading : null;
      const picture = pictures.find(
        (p) => p.scene === scene && p.isRight === isRight && p.reading === shown && (shown !== null || p.tone === tone),
      );
      if (!picture) throw new Error(`no picture of ${scene} ${shown ?? ''}`);
      const id = idAt(at);
      const takenAt = new Date(at.getTime() - chance(seed).int(20, 400) * 1_000);
      files.push({
        company_id: companyId,
        id,
        sha256: hex(picture.sha256),
        thumb_sha256: hex(picture.smallSha256),
        name: `${scene}-${takenAt.toISOString().slice(0, 16).replaceAll(/\D/g, '')}.jpg`,
        mime: 'image/jpeg',
        size_bytes: picture.bytes.length,
        ...SIZE,
        source: 'camera',
        taken_at: takenAt,
        created_by: byId,
        created_at: at,
        dhash: picture.dhash,
      });
      return id;
    },
    hang(fileId, on) {
      uses.push({ company_id: companyId, file_id: fileId, object_kind: on.kind, object_id: on.id, shop_id: on.shopId });
    },
  };
}

/** bytea as PostgreSQL reads it from text. */
function hex(bytes: Buffer): string {
  return `\\x${bytes.toString('hex')}`;
}
