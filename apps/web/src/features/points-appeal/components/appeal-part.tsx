import type { PointsAppeal, PointsPostingDetail } from '@rondo/contract/points-appeal';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useT } from '../../../shared/i18n.tsx';
import { usePhotos } from '../../../shared/photo/use-photos.ts';
import { DrawerSection } from '../../../shared/ui/drawer/detail-drawer.tsx';
import { Facts } from '../../../shared/ui/drawer/facts.tsx';
import { HistoryTimeline } from '../../../shared/ui/drawer/history-timeline.tsx';
import { Person } from '../../../shared/ui/drawer/person.tsx';
import { PhotoGrid } from '../../../shared/ui/drawer/photo-grid.tsx';
import type { TimelineNode } from '../../../shared/ui/drawer/timeline.tsx';
import { StateLabel } from '../../../shared/ui/status/state-label.tsx';

/** In the drawer of a posting: the appeal against it, or until when the reader may make one. */
export function AppealPart({ posting: { theirAppeal, appealUntil } }: { posting: PointsPostingDetail }) {
  const t = useT();
  const format = useFormat();
  if (theirAppeal) return <Appeal appeal={theirAppeal} />;
  if (appealUntil === null) return null;
  return (
    <DrawerSection title={t('pointsAppeal.title')}>
      <p className="meta">{t('pointsAppeal.until', { at: format.dateTime(appealUntil) })}</p>
    </DrawerSection>
  );
}

function Appeal({ appeal }: { appeal: PointsAppeal }) {
  const t = useT();
  const format = useFormat();
  const photos = usePhotos(appeal.photos, t('pointsAppeal.photos'));
  const { state, reason, author, decidedBy, decideBy, history } = appeal;
  return (
    <>
      <DrawerSection title={t('pointsAppeal.title')}>
        <Facts
          items={[
            { label: t('pointsAppeal.state'), value: <StateLabel object="pointsAppeal" state={state} /> },
            { label: t('pointsAppeal.author'), value: <Person name={author.name} /> },
            ...(decidedBy && state !== 'withdrawn'
              ? [{ label: t('pointsAppeal.decidedBy'), value: <Person name={decidedBy.name} /> }]
              : []),
            { label: t('pointsAppeal.reason'), value: reason, isWide: true },
          ]}
        />
        {state === 'pending' && <p className="meta">{t('pointsAppeal.decideBy', { at: format.dateTime(decideBy) })}</p>}
      </DrawerSection>
      <DrawerSection title={t('pointsAppeal.photos')}>
        {photos.length > 0 ? <PhotoGrid photos={photos} /> : <p className="meta">{t('pointsAppeal.noPhoto')}</p>}
      </DrawerSection>
      <DrawerSection>
        <HistoryTimeline history={history} looks={LOOKS} actOf={(event) => t(`pointsAppeal.event.${event}`)} />
      </DrawerSection>
    </>
  );
}

/** How each event looks in the history. */
const LOOKS = {
  created: 'initiated',
  accept: 'approved',
  refuse: 'rejected',
  withdraw: 'closed',
  expire: 'closed',
} as const satisfies Record<string, TimelineNode['state']>;
