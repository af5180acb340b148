import { aiRuleApi } from '@rondo/contract/ai-rule';
import type { AiRuleDetail } from '@rondo/contract/ai-rule-shapes';
import { needsModel } from '@rondo/domain/ai/kinds';
import { judgedOf, LEDGER } from '@rondo/domain/ai/precision';
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
import { alarmWords, noonOf, timesWords } from '../words.ts';
import { LedgerMark } from './ledger-mark.tsx';
import { RuleActs } from './rule-acts.tsx';
import { RuleSamples } from './rule-samples.tsx';
import { RuleTrial } from './rule-trial.tsx';
import { RuleWatched } from './rule-watched.tsx';
import { WeekEvents } from './week-events.tsx';

interface Props extends OpenRowProps {
  onEdit: (rule: AiRuleDetail) => void;
}

/** One rule: what it looks for, how right it is, which cameras it looks at, and what it would have found. */
export default function RuleDrawer({ onEdit, ...row }: Props) {
  const t = useT();
  const { id } = row;
  return (
    <ObjectDrawer
      {...row}
      read={useCall(aiRuleApi.get, { id }, { part: true })}
      noun={t('aiRule.noun')}
      titleOf={({ name }) => name}
      footer={(rule) => <RuleActs key={id} rule={rule} onEdit={() => onEdit(rule)} onGone={row.onClose} />}
    >
      {(rule) => <Body rule={rule} />}
    </ObjectDrawer>
  );
}

function Body({ rule }: { rule: AiRuleDetail }) {
  const t = useT();
  return (
    <>
      <DrawerHead
        pills={<StatePill object="aiRule" state={rule.state} />}
        title={rule.name}
        place={t('aiRule.reached', rule.reached)}
      />
      <Standing rule={rule} />
      <DrawerSection>
        <RuleFacts rule={rule} />
      </DrawerSection>
      <RuleSamples rule={rule} />
      <RuleWatched rule={rule} />
      <RuleTrial rule={rule} />
      <DrawerSection>
        <HistoryTimeline history={rule.history} looks={LOOKS} actOf={(event) => t(`aiRule.event.${event}`)} />
      </DrawerSection>
    </>
  );
}

/** Why a rule says nothing, where it does not. */
function Standing({ rule }: { rule: AiRuleDetail }) {
  const t = useT();
  const { data } = useCall(aiRuleApi.setting, {}, { part: true });
  const threshold = data?.thresholdPercent ?? 0;
  if (rule.lacksModel) return <Banner tone="warn">{t('aiRule.lacksModelHint')}</Banner>;
  if (rule.state === 'shadow') {
    const left = LEDGER.shadow - judgedOf(rule.ledger);
    return (
      <Banner tone="wait">
        {t('aiRule.ledger.shadow', { threshold })} {left > 0 && t('aiRule.ledger.shadowLeft', { count: left })}
      </Banner>
    );
  }
  if (rule.state === 'muted') return <Banner tone="warn">{t('aiRule.ledger.muted', { threshold })}</Banner>;
  return null;
}

function RuleFacts({ rule }: { rule: AiRuleDetail }) {
  const t = useT();
  const format = useFormat();
  const more = rule.shopIds.length - rule.shopNames.length;
  const places = [
    ...rule.groups.map(({ name }) => name),
    ...rule.tags,
    ...rule.shopNames,
    ...(more > 0 ? [t('aiRule.shopCount', { count: more })] : []),
  ];
  const drawn = rule.areas.reduce((sum, one) => sum + one.areas.length, 0);
  const people = (some: AiRuleDetail['handlers']) => format.list(some.map(({ name }) => name));
  return (
    <Facts
      items={[
        { label: t('aiRule.field.eventName'), value: `${rule.eventName} · ${t(`aiRule.kind.${rule.kind}`)}` },
        { label: t('aiRule.field.content'), value: rule.content },
        ...(needsModel(rule.kind)
          ? [{ label: t('aiRule.field.strictness'), value: t(`aiRule.strictness.${rule.strictness}`) }]
          : []),
        { label: t('aiRule.field.times'), value: timesWords(t, format.list, rule) },
        { label: t('aiRule.field.alarm'), value: alarmWords(t, format.list, rule) },
        { label: t('aiRule.ledger.title'), value: <LedgerMark ruleId={rule.id} ledger={rule.ledger} /> },
        { label: t('aiRule.field.scope'), value: format.list(places) },
        {
          label: t('aiRule.field.areas'),
          value:
            drawn > 0 ? t('aiRule.areaCount', { count: drawn, cameras: rule.areas.length }) : t('aiEvent.areasNone'),
        },
        { label: t('aiRule.field.handling'), value: t(`aiRule.handling.${rule.handling}`) },
        ...(rule.handlers.length > 0 ? [{ label: t('aiRule.field.handlers'), value: people(rule.handlers) }] : []),
        ...(rule.notified.length > 0 ? [{ label: t('aiRule.field.notified'), value: people(rule.notified) }] : []),
        {
          label: t('aiRule.field.validity'),
          value: `${format.day(noonOf(rule.startOn))} – ${rule.endOn ? format.day(noonOf(rule.endOn)) : t('timedSnapshot.noEnd')}`,
        },
        {
          label: t('aiRule.week'),
          value: (
            <>
              {t('aiRule.weekChecks', { run: format.count(rule.week.run) })} ·{' '}
              <WeekEvents ruleId={rule.id} count={rule.week.events} />
            </>
          ),
        },
        { label: t('aiRule.editedBy'), value: <Person name={rule.editedBy.name} /> },
      ]}
    />
  );
}

/** How each event looks in the history. */
const LOOKS = {
  created: 'initiated',
  edited: 'initiated',
  applied: 'initiated',
  tried: 'initiated',
  promote: 'handled',
  mute: 'rejected',
  restart: 'pending',
  switch_on: 'pending',
  switch_off: 'closed',
  deleted: 'closed',
  restored: 'pending',
  transfer: 'handled',
} as const satisfies Record<string, TimelineNode['state']>;
