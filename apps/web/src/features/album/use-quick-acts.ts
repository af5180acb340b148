import { albumApi } from '@rondo/contract/album';
import type { PictureRow } from '@rondo/contract/album-shapes';
import { isFilm } from '@rondo/domain/album';
import { LIMIT } from '@rondo/domain/limit';
import { useNavigate } from 'react-router';
import { useAct } from '../../shared/http/query.ts';
import { Refusal } from '../../shared/http/refusal.ts';
import { useT } from '../../shared/i18n.tsx';
import { DISPATCH_LINK, type GivenToDispatch } from '../../shared/inspect/dispatch-link.ts';
import { saveAnswer } from '../../shared/save-answer.ts';
import { toast } from '../../shared/ui/toast.ts';

/** What is done with pictures at once, and what asks for more in a dialog. */
const QUICK = ['download', 'inspect', 'hide', 'show', 'uncollect'] as const;
type QuickAct = (typeof QUICK)[number];
export type DialogAct = 'share' | 'rectify' | 'collect' | 'compare' | 'standard' | 'remove';
export type Act = QuickAct | DialogAct;

export const isQuick = (act: Act): act is QuickAct => QUICK.some((one) => one === act);

/** Does what needs no dialog, and says so; what was ticked is not ticked any more. */
export function useQuickActs(collectionId: string | null, onDone: () => void) {
  const t = useT();
  const inspect = useInspect();
  const hide = useAct(albumApi.hide);
  const collect = useAct(albumApi.collect);
  const said = (done: unknown, words: string) => {
    if (!done) return;
    toast.ok(words);
    onDone();
  };
  return (act: QuickAct, pictures: readonly PictureRow[]): void => {
    const ids = pictures.map(({ id }) => id);
    const count = ids.length;
    switch (act) {
      case 'download':
        void download(ids, t('album.act.downloading', { count })).then((done) =>
          said(done, t('album.act.downloaded', { count })),
        );
        return;
      case 'inspect':
        inspect(pictures);
        return;
      case 'hide':
      case 'show': {
        const isHidden = act === 'hide';
        const words = t(isHidden ? 'album.hiddenDone' : 'album.shownDone', { count });
        void hide.run({ ids, isHidden }).then((done) => said(done, words));
        return;
      }
      case 'uncollect':
        if (collectionId !== null)
          void collect.run({ collectionId, ids, isIn: false }).then((done) => said(done, t('album.act.uncollected')));
        return;
      default:
        act satisfies never;
    }
  };
}

/** Saves pictures as one zip; answers whether it came. A refusal is told by the call itself. */
async function download(ids: readonly string[], words: string): Promise<boolean> {
  toast.info(words);
  try {
    await saveAnswer(albumApi.download, { id: [...ids] });
    return true;
  } catch (cause) {
    if (!(cause instanceof Refusal)) throw cause;
    return false;
  }
}

/** Opens the wizard of dispatch with the stores of the pictures, and with the pictures: whoever inspects sees what it is about. */
function useInspect() {
  const t = useT();
  const navigate = useNavigate();
  return (pictures: readonly PictureRow[]): void => {
    const shopIds = [...new Set(pictures.map(({ shop }) => shop.id))];
    const stills = pictures.filter(({ source }) => !isFilm(source));
    const max = LIMIT.task.attachments;
    const photos = stills.slice(0, max).map(({ file }) => file);
    if (stills.length > max) toast.warn(t('album.inspectMost', { max }));
    const state: GivenToDispatch = { photos };
    void navigate(`${DISPATCH_LINK}&${new URLSearchParams(shopIds.map((id) => ['shopIds', id]))}`, { state });
  };
}
