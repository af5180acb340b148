import { recordApi } from '@rondo/contract/record';
import type { TemplateDetail } from '@rondo/contract/template';
import { LIMIT } from '@rondo/domain/limit';
import { levelWord } from '@rondo/messages/format/level-word';
import { percent } from '@rondo/messages/format/number';
import { Link } from 'react-router';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { DetailDrawer, DrawerHead } from '../../../shared/ui/drawer/detail-drawer.tsx';
import { LoadFailure } from '../../../shared/ui/list/load-failure.tsx';
import { SkeletonRows } from '../../../shared/ui/list/skeleton.tsx';
import { type Changed, movesOf } from './replay-moves.ts';
import './compare.css';

/** What the draft would have made of the newest records, beside what the live version makes of them. */
export function ReplayDrawer({ detail, onClose }: { detail: TemplateDetail; onClose: () => void }) {
  const t = useT();
  const format = useFormat();
  const found = useCall(recordApi.replay, { templateId: detail.id });
  const word = ({ level }: Changed['before']) => (level ? levelWord(level, t) : t('template.replay.none'));
  const share = ({ ratePercent }: Changed['before']) => percent(ratePercent === null ? null : ratePercent / 100);
  const changed = found.data?.changed ?? [];
  return (
    <DetailDrawer label={t('template.replay.title')} onClose={onClose}>
      <DrawerHead title={t('template.replay.title')} place={detail.name} />
      <p className="drawer-section meta">{t('template.replay.hint', { count: LIMIT.template.replayed })}</p>
      {found.isError && <LoadFailure failure={found.error} onRetry={() => void found.refetch()} />}
      {found.isPending && <SkeletonRows rows={4} />}
      {found.data && (
        <section className="drawer-section">
          <h3>
            {found.data.records === 0
              ? t('template.replay.noRecords')
              : t('template.replay.changed', { count: changed.length, total: found.data.records })}
          </h3>
          <ul className="te-compare">
            {movesOf(changed, word).map(({ words, count }) => (
              <li key={words}>{t('template.replay.move', { words, count })}</li>
            ))}
          </ul>
        </section>
      )}
      {changed.length > 0 && (
        <section className="drawer-section">
          <h3>{t('template.replay.records')}</h3>
          <ul className="te-compare">
            {changed.map((one) => (
              <li key={one.recordId}>
                <Link to={`/inspect/record/${one.recordId}`}>{one.shopName}</Link>
                <p className="meta num te-compare-name">
                  {one.number} · {format.dateTime(one.submittedAt)}
                </p>
                <p className="te-compare-name">
                  {word(one.before)} {share(one.before)} → {word(one.after)} {share(one.after)}
                </p>
              </li>
            ))}
          </ul>
        </section>
      )}
    </DetailDrawer>
  );
}
