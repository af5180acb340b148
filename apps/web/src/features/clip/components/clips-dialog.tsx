import { type Clip, clipApi } from '@rondo/contract/clip';
import { Film } from 'lucide-react';
import { Link } from 'react-router';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useAct, useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { useCan } from '../../../shared/session/me.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { EmptyState } from '../../../shared/ui/list/empty-state.tsx';
import { LoadFailure } from '../../../shared/ui/list/load-failure.tsx';
import { SkeletonRows } from '../../../shared/ui/list/skeleton.tsx';
import { StateLabel } from '../../../shared/ui/status/state-label.tsx';
import { clipLink } from '../clip-link.ts';
import './clip.css';

const SHOWN = 50;
/** Asked again while one of them is being cut, ms. */
const AGAIN_MS = 3_000;

/** The reader's own clips, newest first: those that are ready lead to the gallery, those that failed say why. */
export function ClipsDialog({ onClose }: { onClose: () => void }) {
  const t = useT();
  const read = useCall(clipApi.list, { own: true, size: SHOWN }, { part: true, refetchEveryMs: AGAIN_MS });
  const clips = read.data?.list ?? [];
  return (
    <Dialog title={t('clip.own')} width={560} onClose={onClose}>
      {read.isPending && <SkeletonRows rows={4} />}
      {read.isError && !read.data && <LoadFailure failure={read.error} onRetry={() => void read.refetch()} />}
      {read.data && clips.length === 0 && <EmptyState kind="nothing-yet" icon={Film} title={t('clip.none')} />}
      <ul className="clip-list">
        {clips.map((clip) => (
          <Row key={clip.id} clip={clip} />
        ))}
      </ul>
    </Dialog>
  );
}

function Row({ clip }: { clip: Clip }) {
  const t = useT();
  const format = useFormat();
  const can = useCan();
  const remove = useAct(clipApi.remove);
  const { id, name, state, cause, shop, camera, from, to, pictureId, gaps, sizeBytes } = clip;
  return (
    <li className="clip-row">
      <div className="clip-row-head">
        <StateLabel object="clip" state={state} />
        {pictureId && can('image_library_view') ? (
          <Link className="ellipsis" to={clipLink(shop.id, pictureId)}>
            {name}
          </Link>
        ) : (
          <strong className="ellipsis">{name}</strong>
        )}
        {clip.can.remove && (
          <Button
            isSmall
            label={t('clip.removeNamed', { name })}
            isBusy={remove.busy}
            onPress={() => void remove.run({ id })}
          >
            {t('ui.remove')}
          </Button>
        )}
      </div>
      <p className="meta num">
        {shop.name} · {camera} · {t('clip.span', { from: format.dateTimeSeconds(from), to: format.timeSeconds(to) })}
        {sizeBytes !== null && ` · ${format.bytes(sizeBytes)}`}
      </p>
      {cause !== null && <p className="clip-missing">{t(`clip.cause.${cause}`)}</p>}
      {gaps.length > 0 && <p className="meta">{t('clip.gaps', { count: gaps.length })}</p>}
    </li>
  );
}
