import { useEffect, useState } from 'react';
import { useT } from '../../shared/i18n.tsx';
import type { Photo } from '../../shared/ui/drawer/photo-grid.tsx';
import type { DraftState } from './draft/draft-state.ts';
import type { Live } from './draft/live.ts';
import { photoBox } from './draft/photo-box.ts';
import { useStoredPhotos } from './use-stored-photos.ts';

export interface AnswerPhoto extends Photo {
  isWaiting: boolean;
  /** Share of it that has left; null before its turn. */
  share: number | null;
  refusal: string | null;
}

/** A transparent picture, until the real one is there. */
const BLANK = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

/** Pictures of an answer in their order, wherever they are: just taken, kept on this device, or stored. */
export function useAnswerPhotos(
  { ids, of }: { ids: readonly string[] /** Name of the item. */; of: string },
  draft: DraftState,
  live: Live,
): AnswerPhoto[] {
  const t = useT();
  const nameOf = (index: number) => t('ui.photo.nameOf', { index: index + 1, item: of });
  const asked = draft.files.filter((file) => ids.includes(file.id) && !live.urls[file.id]);
  const stored = useStoredPhotos(asked, nameOf);
  const kept = useKeptPhotos(draft.waiting.flatMap(({ id }) => (ids.includes(id) && !live.urls[id] ? [id] : [])));
  return ids.map((id, index) => {
    const waiting = draft.waiting.find((photo) => photo.id === id);
    const src = live.urls[id] ?? kept[id] ?? stored.find((photo) => photo.key === id)?.src ?? BLANK;
    return {
      key: id,
      src,
      name: nameOf(index),
      isWaiting: waiting !== undefined,
      share: live.progress[id] ?? null,
      refusal: waiting?.refusal ?? null,
    };
  });
}

/** Addresses of pictures that an earlier visit left on this device. */
function useKeptPhotos(ids: readonly string[]): Readonly<Record<string, string>> {
  const [urls, setUrls] = useState<Record<string, string>>({});
  const wanted = ids.join();
  useEffect(() => {
    if (wanted === '') return;
    let isHere = true;
    const made: string[] = [];
    const read = async (id: string) => {
      const blob = await photoBox.get(id);
      if (!blob || !isHere) return;
      const url = URL.createObjectURL(blob);
      made.push(url);
      setUrls((before) => ({ ...before, [id]: url }));
    };
    Promise.all(wanted.split(',').map(read)).catch((cause: unknown) => {
      console.warn('a kept photo could not be read', cause);
    });
    return () => {
      isHere = false;
      for (const url of made) URL.revokeObjectURL(url);
    };
  }, [wanted]);
  return urls;
}
