import { type PointsRuleDetail, pointsRuleApi } from '@rondo/contract/points-rule';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { Banner } from '../../../shared/ui/drawer/banner.tsx';
import { DrawerHead, DrawerSection } from '../../../shared/ui/drawer/detail-drawer.tsx';
import { Facts } from '../../../shared/ui/drawer/facts.tsx';
import { HistoryTimeline } from '../../../shared/ui/drawer/history-timeline.tsx';
import { ObjectDrawer, type OpenRowProps } from '../../../shared/ui/drawer/object-drawer.tsx';
import { Person } from '../../../shared/ui/drawer/person.tsx';
import { StatePill } from '../../../shared/ui/drawer/pill.tsx';
import type { TimelineNode } from '../../../shared/ui/drawer/timeline.tsx';
import { PointsRuleActs } from './points-rule-acts.tsx';
import './points-rule.css';

interface Props extends OpenRowProps {
  onEdit: (pointsRule: PointsRuleDetail) => void;
}

/** One points rule: where, when, what for, what was seen, and the next step for this reader. */
export function PointsRuleDrawer({ onEdit, ...row }: Props) {
  const t = useT();
  const { id } = row;
  return (
    <ObjectDrawer
      {...row}
      read={useCall(pointsRuleApi.get, { id }, { part: true })}
      noun={t('pointsRule.noun')}
      titleOf={({ purpose }) => purpose}
      footer={(pointsRule) => <PointsRuleActs key={id} pointsRule={pointsRule} onEdit={() => onEdit(pointsRule)} />}
    >
      {(pointsRule) => <Body pointsRule={pointsRule} />}
    </ObjectDrawer>
  );
}

function Body({ pointsRule }: { pointsRule: PointsRuleDetail }) {
  const t = useT();
  const format = useFormat();
  const { shop, member, state, purpose, plannedOn, note, createdAt, history } = pointsRule;
  const dropped = state === 'dropped' && history.findLast(({ event }) => event === 'drop');
  return (
    <>
      <DrawerHead pills={<StatePill object="pointsRule" state={state} />} title={purpose} place={shop.name} />
      {dropped && <Banner tone="mute">{t('pointsRule.droppedBanner', { reason: dropped.comment ?? '' })}</Banner>}
      <DrawerSection>
        <Facts
          items={[
            { label: t('pointsRule.field.plannedOn'), value: format.day(`${plannedOn}T12:00:00Z`) },
            { label: t('pointsRule.member'), value: <Person name={member.name} /> },
            { label: t('pointsRule.created'), value: format.dateTime(createdAt) },
          ]}
        />
      </DrawerSection>
      <DrawerSection title={t('pointsRule.field.note')}>
        <p className={note ? 'points-rule-note' : 'meta'}>{note || t('pointsRule.noNote')}</p>
      </DrawerSection>
      <DrawerSection>
        <HistoryTimeline history={history} looks={LOOKS} actOf={(event) => t(`pointsRule.event.${event}`)} />
      </DrawerSection>
    </>
  );
}

/** How each event looks in the history. */
const LOOKS = {
  created: 'initiated',
  edited: 'initiated',
  make: 'handled',
  drop: 'closed',
  reopen: 'pending',
} as const satisfies Record<string, TimelineNode['state']>;
