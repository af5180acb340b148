import { type PointsAdjustmentDetail, pointsAdjustmentApi } from '@rondo/contract/points-adjustment';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { usePhotos } from '../../../shared/photo/use-photos.ts';
import { DrawerHead, DrawerSection } from '../../../shared/ui/drawer/detail-drawer.tsx';
import { Facts } from '../../../shared/ui/drawer/facts.tsx';
import { HistoryTimeline } from '../../../shared/ui/drawer/history-timeline.tsx';
import { ObjectDrawer, type OpenRowProps } from '../../../shared/ui/drawer/object-drawer.tsx';
import { Person } from '../../../shared/ui/drawer/person.tsx';
import { PhotoGrid } from '../../../shared/ui/drawer/photo-grid.tsx';
import { StatePill } from '../../../shared/ui/drawer/pill.tsx';
import type { TimelineNode } from '../../../shared/ui/drawer/timeline.tsx';
import { signed } from '../adjustment-words.ts';
import { AdjustmentActs } from './adjustment-acts.tsx';
import { AppliedLink } from './applied-link.tsx';
import './points-adjustment.css';

/** One adjustment: what is given or taken, why, what was posted to each, and the decision. */
export default function AdjustmentDrawer(row: OpenRowProps) {
  const t = useT();
  const { id } = row;
  return (
    <ObjectDrawer
      {...row}
      read={useCall(pointsAdjustmentApi.get, { id }, { part: true })}
      noun={t('pointsAdjustment.noun')}
      titleOf={({ number }) => number}
      footer={(one) => one.can.length > 0 && <AdjustmentActs key={id} adjustment={one} />}
    >
      {(one) => <Body one={one} />}
    </ObjectDrawer>
  );
}

function Body({ one }: { one: PointsAdjustmentDetail }) {
  const t = useT();
  const format = useFormat();
  const photos = usePhotos(one.photos, t('pointsAdjustment.photos'));
  return (
    <>
      <DrawerHead
        pills={<StatePill object="pointsAdjustment" state={one.state} />}
        title={`${one.rule.name} ${signed(one.points, format.score)}`}
        place={one.number}
      />
      <DrawerSection>
        <Facts
          items={[
            { label: t('pointsAdjustment.column.reason'), value: one.reason, isWide: true },
            { label: t('pointsAdjustment.column.applied'), value: <AppliedLink row={one} /> },
            { label: t('pointsAdjustment.column.author'), value: <Person name={one.author.name} /> },
            ...(one.decidedBy
              ? [{ label: t('pointsAdjustment.decidedBy'), value: <Person name={one.decidedBy.name} /> }]
              : []),
          ]}
        />
      </DrawerSection>
      <DrawerSection title={t('pointsAdjustment.posted')}>
        <ul className="adjustment-targets">
          {one.all.map(({ id, name, posted }) => (
            <li key={id}>
              <span>{name}</span>
              <span className="meta num">
                {posted
                  ? t('pointsAdjustment.postedOf', {
                      applied: signed(posted.applied, format.score),
                      balance: format.score(posted.balance),
                    })
                  : t('pointsAdjustment.notPosted')}
                {posted?.limitedBy && ` · ${t(`points.limitedBy.${posted.limitedBy}`)}`}
              </span>
            </li>
          ))}
        </ul>
      </DrawerSection>
      <DrawerSection title={t('pointsAdjustment.photos')}>
        {photos.length > 0 ? <PhotoGrid photos={photos} /> : <p className="meta">{t('pointsAdjustment.noPhoto')}</p>}
      </DrawerSection>
      <DrawerSection>
        <HistoryTimeline history={one.history} looks={LOOKS} actOf={(event) => t(`pointsAdjustment.event.${event}`)} />
      </DrawerSection>
    </>
  );
}

/** How each event looks in the history. */
const LOOKS = {
  created: 'initiated',
  confirm: 'handled',
  refuse: 'closed',
  withdraw: 'closed',
} as const satisfies Record<string, TimelineNode['state']>;
