import type { HandoverKind } from '@rondo/contract/handover';
import { useT } from '../../../shared/i18n.tsx';
import { Banner } from '../../../shared/ui/drawer/banner.tsx';
import { GroupCard } from './group-card.tsx';
import { type GroupPlan, groupsOf, type Plan, planOf, type Successor } from './plan.ts';
import { SuccessorField } from './successor-field.tsx';
import type { Found } from './use-resign.ts';

interface Props {
  found: Found;
  plan: Plan;
  onChange: (plan: Plan) => void;
  /** Somebody chosen cannot take it. */
  isUnfit: boolean;
}

/** Who gets what: one for everything, or group by group. */
export function StepWho({ found, plan, onChange, isUnfit }: Props) {
  const t = useT();
  const groups = groupsOf(found.items);
  const set = (kind: HandoverKind, next: GroupPlan) => onChange({ ...plan, [kind]: next });
  const all = (to: Successor | null) =>
    onChange(Object.fromEntries(groups.map(({ kind }) => [kind, { ...planOf(plan, kind), way: 'one', to }] as const)));
  const [first] = groups;
  const same = first ? planOf(plan, first.kind).to : null;
  const isSame = groups.every(({ kind }) => {
    const { way, to } = planOf(plan, kind);
    return way === 'one' && to?.id === same?.id;
  });
  return (
    <div className="resign-step">
      <h2>{t('handover.ask.who')}</h2>
      {isUnfit && (
        <Banner tone="bad" title={t('handover.unfit')}>
          {' '}
          {t('handover.unfitHint')}
        </Banner>
      )}
      {groups.length > 1 && (
        <SuccessorField
          label={t('handover.toAll')}
          hint={t('handover.toAllHint')}
          placeholder={t('handover.toHint')}
          value={isSame ? same : null}
          onChange={all}
          without={found.memberId}
        />
      )}
      {groups.map((group) => (
        <GroupCard
          key={group.kind}
          group={group}
          plan={planOf(plan, group.kind)}
          onChange={(next) => set(group.kind, next)}
          leaverId={found.memberId}
        />
      ))}
    </div>
  );
}
