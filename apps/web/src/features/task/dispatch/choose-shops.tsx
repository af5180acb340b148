import { taskApi } from '@rondo/contract/task';
import { LIMIT } from '@rondo/domain/limit';
import { useState } from 'react';
import { useAct } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { useShopTags } from '../../../shared/inspect/shop-tags.tsx';
import { NumberField } from '../../../shared/ui/form/number-field.tsx';
import { Segment } from '../../../shared/ui/form/segment.tsx';
import { TextField } from '../../../shared/ui/form/text-field.tsx';

const RULES = ['not_inspected', 'worst', 'tag'] as const;
type Rule = (typeof RULES)[number];
const FIRST_DAYS = 30;
const FIRST_WORST = 10;

interface Props {
  value: readonly string[];
  onChange: (shopIds: string[]) => void;
}

/** Adds the stores that a rule finds to those that are chosen: long not inspected, lowest scores, a tag. */
export function ChooseShops({ value, onChange }: Props) {
  const t = useT();
  const [by, setBy] = useState<Rule>('not_inspected');
  const [days, setDays] = useState(FIRST_DAYS);
  const [count, setCount] = useState(FIRST_WORST);
  const [tag, setTag] = useState('');
  const shopTags = useShopTags();
  const [told, setTold] = useState<{ words: string; chosen: number } | null>(null);
  const find = useAct(taskApi.chooseShops, {
    onDone: ({ shopIds, total }) => {
      const all = [...new Set([...value, ...shopIds])].slice(0, LIMIT.task.shops);
      const added = all.length - value.length;
      const cut = by !== 'worst' && total > shopIds.length;
      const found = total === 0 ? 'none' : cut ? 'cut' : 'added';
      setTold({ words: t(`task.wizard.find.${found}`, { added, total, max: LIMIT.task.shops }), chosen: all.length });
      if (added > 0) onChange(all);
    },
  });
  const isWithin = (number: number, most: number) => number >= 1 && number <= most;
  const isReady =
    by === 'tag'
      ? tag.trim() !== ''
      : by === 'worst'
        ? isWithin(count, LIMIT.task.worst)
        : isWithin(days, LIMIT.task.notInspectedDays);
  const run = () => {
    if (find.busy) return;
    if (by === 'not_inspected') void find.run({ by, days });
    else if (by === 'worst') void find.run({ by, count });
    else void find.run({ by, tags: [tag.trim()] });
  };
  return (
    <section className="dispatch-part">
      <h3>{t('task.wizard.find.title')}</h3>
      <Segment
        label={t('task.wizard.find.title')}
        options={RULES.map((value) => ({ value, label: t(`task.wizard.find.by.${value}`) }))}
        value={by}
        onChange={(next) => {
          setBy(next);
          setTold(null);
        }}
        isWide
      />
      {by === 'not_inspected' && (
        <NumberField
          label={t('task.wizard.find.days')}
          digits={0}
          min={1}
          max={LIMIT.task.notInspectedDays}
          isPassedOn
          suffix={t('task.wizard.cycle.terms.days')}
          value={days}
          onChange={setDays}
        />
      )}
      {by === 'worst' && (
        <NumberField
          label={t('task.wizard.find.count')}
          hint={t('task.wizard.find.countHint')}
          digits={0}
          min={1}
          max={LIMIT.task.worst}
          isPassedOn
          value={count}
          onChange={setCount}
        />
      )}
      {by === 'tag' && (
        <>
          <TextField
            label={t('task.wizard.find.tag')}
            maxLength={LIMIT.shop.tag}
            listId={shopTags.listId}
            value={tag}
            onChange={setTag}
          />
          {shopTags.options}
        </>
      )}
      <div className="dispatch-ways">
        <button type="button" className="button" disabled={!isReady} aria-busy={find.busy} onClick={run}>
          {t('task.wizard.find.add')}
        </button>
        <span className="dense" role="status">
          {/* Other stores since then: it says nothing of them. */}
          {told?.chosen === value.length && told.words}
        </span>
      </div>
    </section>
  );
}
