import { type PointsRuleDetail, pointsRuleApi } from '@rondo/contract/points-rule';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { DrawerHead, DrawerSection } from '../../../shared/ui/drawer/detail-drawer.tsx';
import { Facts } from '../../../shared/ui/drawer/facts.tsx';
import { HistoryTimeline } from '../../../shared/ui/drawer/history-timeline.tsx';
import { ObjectDrawer, type OpenRowProps } from '../../../shared/ui/drawer/object-drawer.tsx';
import { Person } from '../../../shared/ui/drawer/person.tsx';
import { StatePill } from '../../../shared/ui/drawer/pill.tsx';
import type { TimelineNode } from '../../../shared/ui/drawer/timeline.tsx';
import { TrialPart } from '../../points/index.ts';
import { conditionWords, signed, validityWords } from '../rule-words.ts';
import { PointsRuleActs } from './points-rule-acts.tsx';
import './points-rule.css';

interface Props extends OpenRowProps {
  onEdit: (pointsRule: PointsRuleDetail) => void;
}

/** One points rule: what it gives and takes, within which limits, and the next step for this reader. */
export default function PointsRuleDrawer({ onEdit, ...row }: Props) {
  const t = useT();
  const { id } = row;
  return (
    <ObjectDrawer
      {...row}
      read={useCall(pointsRuleApi.get, { id }, { part: true })}
      noun={t('pointsRule.noun')}
      titleOf={({ name }) => name}
      footer={(rule) => <PointsRuleActs key={id} pointsRule={rule} onEdit={() => onEdit(rule)} onGone={row.onClose} />}
    >
      {(rule) => <Body rule={rule} />}
    </ObjectDrawer>
  );
}

function Body({ rule }: { rule: PointsRuleDetail }) {
  const t = useT();
  const format = useFormat();
  const dayOf = (day: string) => format.day(`${day}T12:00:00Z`);
  const places = rule.scope === 'groups' ? rule.groups : rule.scope === 'shops' ? rule.shopNames : [];
  const hidden = rule.hiddenGroups + rule.hiddenShops;
  const scope = [
    t(`pointsRule.scopes.${rule.scope}`),
    ...places.map(({ name }) => name),
    ...(hidden > 0 ? [t('pointsRule.others', { count: hidden })] : []),
  ];
  return (
    <>
      <DrawerHead
        pills={<StatePill object="pointsRule" state={rule.standing} />}
        title={rule.name}
        place={`${t(`pointsRule.types.${rule.type}`)} · ${t(`pointsRule.targets.${rule.target}`)}`}
      />
      <DrawerSection>
        <Facts
          items={[
            { label: t('pointsRule.field.scope'), value: format.list(scope) },
            { label: t('pointsRule.column.validity'), value: validityWords(t, rule, dayOf) },
            { label: t('pointsRule.field.cycle'), value: t(`pointsRule.cycles.${rule.cycle}`) },
            {
              label: t('pointsRule.column.limits'),
              value: [rule.lower, rule.initial, rule.upper].map((value) => format.score(value)).join(' / '),
            },
            {
              label: t('pointsRule.field.reset'),
              value: t(`pointsRule.resets.${rule.reset}`, { percent: rule.carryPercent }),
            },
            { label: t('pointsRule.field.isVisible'), value: t(rule.isVisible ? 'ui.yes' : 'ui.no') },
            {
              label: t('pointsRule.field.appealDays'),
              value:
                rule.appealDays === 0
                  ? t('pointsRule.noAppeal')
                  : t('pointsRule.appealDays', { count: rule.appealDays }),
            },
            { label: t('pointsRule.member'), value: <Person name={rule.member.name} /> },
          ]}
        />
      </DrawerSection>
      <DrawerSection title={t('pointsRule.field.details')}>
        <ul className="points-rule-details">
          {rule.details.map((detail) => (
            <li key={detail.key}>
              <span>
                {detail.event && t(`pointsRule.events.${detail.event}`)}{' '}
                <span className="meta">{conditionWords(t, detail)}</span>
              </span>
              <span className="num">
                {signed(detail.points ?? 0, format.score)} × {detail.weight} %
              </span>
            </li>
          ))}
        </ul>
      </DrawerSection>
      {rule.can.edit && (
        <DrawerSection>
          <TrialPart asked={{ ruleId: rule.id }} />
        </DrawerSection>
      )}
      <DrawerSection title={t('pointsRule.versions')}>
        <ul className="points-rule-details">
          {rule.versions.map(({ no, at, member }) => (
            <li key={no}>
              <span>{t('pointsRule.version', { no, member })}</span>
              <span className="meta num">{format.dateTime(at)}</span>
            </li>
          ))}
        </ul>
      </DrawerSection>
      <DrawerSection>
        <HistoryTimeline history={rule.history} looks={LOOKS} actOf={(event) => t(`pointsRule.event.${event}`)} />
      </DrawerSection>
    </>
  );
}

/** How each event looks in the history. */
const LOOKS = {
  created: 'initiated',
  edited: 'initiated',
  enable: 'handled',
  disable: 'closed',
  deleted: 'closed',
} as const satisfies Record<string, TimelineNode['state']>;
