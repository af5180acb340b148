import type { FileRef } from '@rondo/contract/kit/shapes';
import type { CheckItem } from '@rondo/domain/scoring/template';
import { useEffect, useState } from 'react';
import { useT } from '../../shared/i18n.tsx';
import { usePhotos } from '../../shared/photo/use-photos.ts';
import type { Photo } from '../../shared/ui/drawer/photo-grid.tsx';
import { standardBox } from './draft/photo-box.ts';
import type { Session } from './draft/session.ts';

/** What "good" looks like at an item, in order: as this device keeps it, else as it is stored. */
export function useStandardPhotos({ key, sheet }: Pick<Session, 'key' | 'sheet'>, item: CheckItem): Photo[] {
  const t = useT();
  const files = item.standardPhotos.flatMap((id) => sheet.standardPhotos.find((file) => file.id === id) ?? []);
  return useKeptPhotos(key, files, `${item.name} · ${t('ui.photo.standard')}`);
}

/** Pictures of the template: as this device keeps them, else as they are stored. */
export function useKeptPhotos(key: string, files: readonly FileRef[], of: string): Photo[] {
  const stored = usePhotos(files, of);
  const kept = useKept(
    key,
    files.flatMap(({ path, thumbPath }) => [path, thumbPath ?? path]),
  );
  return stored.map((photo, at) => {
    const file = files[at];
    const [whole, small] = [kept[file?.path ?? ''], kept[file?.thumbPath ?? '']];
    // Without network the small copy is better than nothing.
    const src = whole ?? (photo.src.startsWith('data:') ? small : undefined) ?? photo.src;
    return { ...photo, src, thumb: small ?? whole ?? photo.thumb ?? photo.src };
  });
}

/** Addresses of the pictures that are on this device, by path. */
function useKept(key: string, paths: readonly string[]): Readonly<Record<string, string>> {
  const [urls, setUrls] = useState<Record<string, string>>({});
  const wanted = [...new Set(paths)].join();
  useEffect(() => {
    if (wanted === '') return;
    let isHere = true;
    const made: string[] = [];
    const read = async (path: string) => {
      const blob = await standardBox.get(key, path);
      if (!blob || !isHere) return;
      const url = URL.createObjectURL(blob);
      made.push(url);
      setUrls((before) => ({ ...before, [path]: url }));
    };
    Promise.all(wanted.split(',').map(read)).catch((cause: unknown) => {
      console.warn('a standard photo could not be read', cause);
    });
    return () => {
      isHere = false;
      setUrls({});
      for (const url of made) URL.revokeObjectURL(url);
    };
  }, [key, wanted]);
  return urls;
}
