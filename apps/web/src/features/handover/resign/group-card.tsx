import { use } from 'react';
import { useT } from '../../../shared/i18n.tsx';
import { RadioCards } from '../../../shared/ui/form/wizard.tsx';
import { EachList } from './each-list.tsx';
import { OwnLeaving } from './own-leaving.ts';
import { type Group, type GroupPlan, waysOf } from './plan.ts';
import { SuccessorField } from './successor-field.tsx';

interface Props {
  group: Group;
  plan: GroupPlan;
  onChange: (plan: GroupPlan) => void;
  leaverId: string;
}

/** What becomes of everything of one kind. */
export function GroupCard({ group, plan, onChange, leaverId }: Props) {
  const t = useT();
  const isOwn = use(OwnLeaving);
  const { kind, items } = group;
  const ways = waysOf(group).filter((way) => way !== 'close' || !isOwn);
  const label = t(`handover.kind.${kind}`);
  const to = (isAll: boolean) => (
    <SuccessorField
      label={isAll ? t('handover.to') : t('handover.toRest')}
      placeholder={t('handover.toHint')}
      value={plan.to}
      onChange={(next) => onChange({ ...plan, to: next })}
      without={leaverId}
    />
  );
  return (
    <section className="resign-group" aria-label={label}>
      <h3>
        {label} <span className="meta num">{t('handover.count', { count: items.length })}</span>
      </h3>
      <RadioCards
        label={label}
        value={plan.way}
        onChange={(way) => onChange({ ...plan, way })}
        options={ways.map((way) => ({
          value: way,
          label: t(`handover.way.${way}`),
          hint: t(`handover.wayHint.${way}`),
          children:
            way === 'one' ? (
              to(true)
            ) : way === 'each' ? (
              <div className="resign-each">
                {to(false)}
                <EachList items={items} plan={plan} onChange={onChange} leaverId={leaverId} />
              </div>
            ) : undefined,
        }))}
      />
    </section>
  );
}
